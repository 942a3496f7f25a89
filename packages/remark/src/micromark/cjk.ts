import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { combineExtensions } from 'micromark-util-combine-extensions';
import { codes } from 'micromark-util-symbol';
import type {
  Code,
  Construct,
  ConstructRecord,
  Event,
  Extension,
  State,
  Token,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types';
import { boundSpansOf } from './attention/index.ts';
import { findIdeographicPunctuation } from './ideographic.ts';
import { defaultDepth, type Limits } from './limits.ts';
import { restOfLine, tokenizePieces } from './line.ts';

/** What the extension for Chinese, Japanese and Korean can be told. */
export interface FlowdownCjkOptions {
  /**
   * Whether one tilde strikes through, as on GitHub.
   *
   * @default true
   */
  singleTilde?: boolean;
  /** Bounds on what a hostile reply can cost; each has its default. */
  limits?: Limits;
}

/**
 * The syntax extension for micromark: emphasis, strong and strikethrough next to ideographic punctuation, and bare
 * addresses that stop at it (dialect.md §7).
 *
 * Put it after `gfm()` in the list, whose strikethrough and autolinks it takes over.
 */
export function flowdownCjk({ limits = {}, singleTilde = true }: FlowdownCjkOptions = {}): Extension {
  return combineExtensions([
    boundSpansOf(
      combineExtensions([cjkFriendlyExtension(), gfmStrikethroughCjkFriendly({ singleTilde })]),
      limits.depth ?? defaultDepth,
    ),
    { text: shortAutolinks() },
  ]);
}

/** GFM's constructs for bare addresses, each ending where ideographic punctuation starts. */
function shortAutolinks(): ConstructRecord {
  const { text } = gfmAutolinkLiteral();
  const record: ConstructRecord = {};
  const shortened = new Map<Construct, Construct>();
  for (const code of [codes.uppercaseH, codes.lowercaseH, codes.uppercaseW, codes.lowercaseW]) {
    for (const construct of [text?.[code] ?? []].flat()) {
      if (construct.name !== 'protocolAutolink' && construct.name !== 'wwwAutolink') continue;
      const known = shortened.get(construct) ?? endEarly(construct);
      shortened.set(construct, known);
      record[code] = known;
    }
  }
  return record;
}

// Longer addresses are not searched for where they should end.
const longest = 2048;
// What GFM takes for a protocol or `www`, and a domain without underscores at its end.
const addressStart = /^(?:https?:\/\/(?=[^\s\p{P}\p{S}])|www\.)(?:[^\s\p{P}\p{S}]|[-._])*/iu;
const underscoreAtEnd = /_[^.]*\.?[^.]*$/;

/**
 * A bare address with ideographic punctuation in it, up to there; any other is left to GFM's own construct.
 *
 * ```markdown
 * > | https://example.com/a。b
 *     ^^^^^^^^^^^^^^^^^^^^^
 * ```
 */
function endEarly(construct: Construct): Construct {
  const walked = new WeakSet<Token>();
  return { ...construct, tokenize };

  function tokenize(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State): State {
    const self = this;
    return start;

    function start(code: Code): State | undefined {
      const line = restOfLine(self, longest).slice(0, longest);
      const domain = addressStart.exec(line)?.[0];
      if (domain === undefined || underscoreAtEnd.test(domain) || isInLabel(self, walked)) return nok(code);
      const address = /^[^\s<]+/.exec(line)?.[0] ?? '';
      const end = findIdeographicPunctuation(address);
      if (end === -1) return nok(code);
      // GFM's construct knows where an address ends and its trail of punctuation starts.
      const [, token] = self.parser.text(self.now()).write([address.slice(0, end), codes.eof])[0] ?? [];
      if (token?.type !== 'literalAutolink') return nok(code);
      const size = token.end.offset - token.start.offset;
      const type = /^w/i.test(address) ? 'literalAutolinkWww' : 'literalAutolinkHttp';
      return tokenizePieces(effects, [{ type: 'literalAutolink', end: size, inside: [{ type, end: size }] }], ok)(code);
    }
  }
}

/** Whether a `[` before the current code may still become a link, in which there is no other; as in GFM's construct. */
function isInLabel({ events }: TokenizeContext, walked: WeakSet<Token>): boolean {
  for (let index = events.length - 1; index >= 0; index--) {
    const token = (events[index] as Event)[1];
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) return true;
    if (walked.has(token)) break;
  }
  const last = events[events.length - 1];
  if (last) walked.add(last[1]);
  return false;
}
