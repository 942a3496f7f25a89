import type { Construct } from '../lines.ts';
import { pieces } from '../lines.ts';

/** Blocks of HTML. */
export const html: Construct = () =>
  pieces(
    '<div>\n@\n</div>',
    '<div class="§">*@*</div>',
    '<details>\n<summary>@</summary>\n\n@\n\n</details>',
    '<!-- @ -->',
    '<!-- @\n\n@ -->',
    '<script>\n@\n\n@\n</script>',
    '<?@?>',
    '<hr>',
    '<p>@\n::: actions\n- @\n:::',
    '<table><tr><td>@</td></tr></table>',
    '</div>',
    '<b>\n@\n</b>',
    '<pre>\n@\n\n> @\n</pre>',
    '<![CDATA[@]]>',
    '<!DOCTYPE @>',
  );

/** HTML that the end of its container closes. */
export const openHtml: Construct = () => pieces('<!-- @', '<script>\n@\n\n@', '<pre>\n\n@', '<?@', '<style>@');
