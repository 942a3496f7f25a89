import { isAlias, isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { YamlProblem } from '../mdast/yaml-reader.ts';

/** Bounds on a body: a form is a page at most, and nothing in it is nested deeper than options in a field. */
const yamlLimits = { characters: 50_000, depth: 12 } as const;

/** A value of a YAML map. */
export type YamlValue = string | number | boolean | null | YamlValue[] | { [key: string]: YamlValue };
export type YamlMap = { [key: string]: YamlValue };

const problem = (message: string, line = 0, column = 0): YamlProblem => ({
  code: 'invalid-yaml',
  message,
  line,
  column,
});

/** How deep brackets and indentation nest, counted without parsing: the parser recurses. */
function tooDeep(raw: string): boolean {
  let flow = 0;
  for (const line of raw.split('\n')) {
    const indent = line.length - line.trimStart().length;
    const dashes = /^(?:-[ \t]+)*/.exec(line.trimStart())?.[0].length ?? 0;
    if (indent / 2 + dashes / 2 > yamlLimits.depth * 4) return true;
    for (const character of line) {
      if (character === '[' || character === '{') flow++;
      else if (character === ']' || character === '}') flow--;
      if (flow > yamlLimits.depth) return true;
    }
  }
  return false;
}

/**
 * A YAML map of plain values: core schema, no anchors, aliases or tags, bounded in size and depth. Never throws.
 * The map has a null prototype at every level, so that `__proto__` is a key like others.
 */
export function readMap(raw: string): { map?: YamlMap; problems: YamlProblem[] } {
  if (raw.length > yamlLimits.characters)
    return { problems: [problem(`The body has ${raw.length} characters; ${yamlLimits.characters} at most are read.`)] };
  if (tooDeep(raw)) return { problems: [problem(`The body is nested deeper than ${yamlLimits.depth} levels.`)] };
  const lines = new LineCounter();
  const document = parseDocument(raw, {
    schema: 'core',
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
    uniqueKeys: true,
  });
  const place = (offset: number): [number, number] => {
    const { line, col } = lines.linePos(offset);
    return [Math.max(line - 1, 0), Math.max(col - 1, 0)];
  };
  const [error] = document.errors;
  if (error) return { problems: [problem(error.message, ...place(error.pos[0]))] };
  let refused: YamlProblem | undefined;
  visit(document, {
    Node(_, node) {
      const what = isAlias(node) ? 'aliases' : node.anchor ? 'anchors' : node.tag ? 'tags' : undefined;
      if (!what) return undefined;
      refused = problem(`YAML ${what} are not read here.`, ...place(node.range?.[0] ?? 0));
      return visit.BREAK;
    },
  });
  if (refused) return { problems: [refused] };
  if (!isMap(document.contents)) return { problems: [problem('Expected a map of keys and values.')] };
  return { map: plain(document.toJS({ mapAsMap: true, maxAliasCount: 0 })) as YamlMap, problems: [] };
}

/** Maps as objects without a prototype, everything else as it is. */
function plain(value: unknown): YamlValue {
  if (value instanceof Map) {
    const map = Object.create(null) as YamlMap;
    for (const [key, inner] of value) map[String(key)] = plain(inner);
    return map;
  }
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
