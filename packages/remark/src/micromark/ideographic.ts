// Of Unicode's punctuation, what belongs to Chinese, Japanese and Korean text: 、。〈「【〜, their vertical forms, and the full
// and half width ones. Not `・`, which stands within names.
const pattern =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301f\u3030\u303d\ufe10-\ufe19\ufe30-\ufe4f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff64]/;

/** Where ideographic punctuation first stands in a text; -1 when nowhere. */
export const findIdeographicPunctuation = (text: string): number => text.search(pattern);
