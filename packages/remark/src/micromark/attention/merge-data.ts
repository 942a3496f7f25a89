import type { Event, Resolver } from 'micromark-util-types';

/**
 * Makes one token of the data before a sequence, which stands last. Micromark does so for a whole text at its end, and
 * moves all events behind each such place.
 */
export const mergeData: Resolver = (events) => {
  const sequence = events.slice(-2);
  const end = events.length - 2;
  let start = end;
  while (start > 0 && (events[start - 1] as Event)[1].type === 'data') start -= 2;
  if (end - start <= 2) return events;
  (events[start] as Event)[1].end = (events[end - 1] as Event)[1].end;
  events.length = start + 2;
  for (const event of sequence) events.push(event);
  return events;
};
