import { codes } from 'micromark-util-symbol';
import type { Code, Construct, TokenizeContext, Tokenizer } from 'micromark-util-types';

/** The brackets of one text. */
interface Brackets {
  /** How many wait for their closing one. */
  open: number;
  /** How many more wait that are text, as they were too deep. */
  deep: number;
  /** Where in the events the last one would stand that was met, as long as it is not known what it became. */
  met: number | undefined;
}

/**
 * Bounds what brackets cost. At each `]` micromark goes back to the `[` that it closes, over all that lies between, and to
 * the start of the text where there is none. So a `]` that closes nothing is text before it is looked into, and brackets
 * nest only so deep; deeper ones are text.
 *
 * @param limit how deep brackets nest
 */
export function boundBrackets(limit: number): Record<number, Construct> {
  const texts = new WeakMap<TokenizeContext, Brackets>();

  /** The brackets of a text, up to the current code. */
  function bracketsOf(context: TokenizeContext): Brackets {
    const brackets = texts.get(context) ?? { open: 0, deep: 0, met: undefined };
    texts.set(context, brackets);
    const type = brackets.met === undefined ? undefined : context.events[brackets.met]?.[1].type;
    if (type === 'labelLink' || type === 'labelImage') brackets.open++;
    brackets.met = undefined;
    return brackets;
  }

  /** At `[`, or at `!` before one. */
  const opening: Tokenizer = function (effects, ok, nok) {
    const brackets = bracketsOf(this);
    brackets.met = this.events.length;
    if (brackets.open < limit) return nok;
    return (code) => {
      if (code === codes.leftSquareBracket) brackets.deep++;
      return takeAsText(effects, ok)(code);
    };
  };

  const closing: Tokenizer = function (effects, ok, nok) {
    const brackets = bracketsOf(this);
    const isText = brackets.deep > 0 || brackets.open === 0;
    if (brackets.deep > 0) brackets.deep--;
    else if (brackets.open > 0) brackets.open--;
    return isText ? takeAsText(effects, ok) : nok;
  };

  return {
    [codes.exclamationMark]: { name: 'bracketsOpen', tokenize: opening },
    [codes.leftSquareBracket]: { name: 'bracketsOpen', tokenize: opening },
    [codes.rightSquareBracket]: { name: 'bracketsClose', tokenize: closing },
  };
}

function takeAsText(effects: Parameters<Tokenizer>[0], ok: Parameters<Tokenizer>[1]) {
  return (code: Code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return ok;
  };
}
