import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { item, pick, pieces, some } from '../lines.ts';

/** Links and pictures by reference, before and after their definition. */
const links = pieces(
  '[@][◊] @\n\n[◆]: /§',
  '[@ *@*][◊]\n\n[◆]: <https://example.com/§> "§"',
  '[◊]: /§\n\n[@][◆] @ [@][◆]',
  '![@][◊]\n\n[◆]: /§.png "§"',
  '[◊]: /§.png\n\n![@][◆]\n*@*',
  '[@][◊]\n\n[◆]:\n/§\n"§"',
  '@ [◊] [◆][]\n\n[◆]: javascript:§',
  '[◊]: /§\n[◆]: /§\n\n[@][◆]',
  '[◊]: /§ "§" §',
);

/** Notes whose text is not promised: labels that meet by chance. */
const chance = pieces(
  '@[^1] @',
  '[^1]: §',
  '[^2]: *§*',
  '@[^2][^1]',
  '[@][a] [@][b]',
  '[a]: /§',
  '[b]: /§',
  '[^1]',
  '> [^2]: §',
);

/** A call with its note, which may hold blocks. */
const notes: Construct = ({ inline, flow }) => {
  const text = inline.map((words) => words.split('\n'));
  const body = fc.oneof(
    text,
    text,
    some(fc.oneof(text, flow), 2).map((parts) => parts.flatMap((part) => [...part, ''])),
  );
  return fc
    .tuple(pick('@[^◊] @', '*@[^◊]*', '@[^◊], @[^◆]', '# @[^◊]', '- @[^◊]', '| @[^◊] |\n|---|'), body)
    .map(([call, lines]) => [...call.split('\n'), '', ...item('[^◆]: ', lines)]);
};

/** References, definitions and footnotes. */
export const references: Construct = (inside) =>
  fc.oneof({ weight: 2, arbitrary: links }, chance, { weight: 2, arbitrary: notes(inside) });
