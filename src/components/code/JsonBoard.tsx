import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { codeBoard, gutter, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(4.5)} ${gutter} ${space(3.5)}`,
  borderBottom: `1px solid ${color.nightLine}`,
  // The copy button is at the end.
  paddingInlineEnd: space(18),
  ...text.mono,
  overflowWrap: 'anywhere',
  '& + div .copy': { top: `-${space(10)}` },
  [media.print]: { breakAfter: 'avoid' },
});
/** JSON highlighted at build time, on a dark surface. */
export function JsonBoard({ title, html }: { title: string; html: string }) {
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      <p css={head}>{title}</p>
      <Highlighted html={html} />
    </div>
  );
}
