import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Words } from '../figures/Words';
import { visuallyHidden } from '../visually-hidden';

/** A code, or a few of the same kind, with its meaning and what to do. */
export type FailureCode = { readonly code: string; readonly meaning: string; readonly text: string };

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  ...text.small,
  [media.md]: { tableLayout: 'fixed' },
});
const headRow = css({ [media.belowMd]: visuallyHidden });
const headCell = css({
  padding: `0 ${space(5)} ${space(3)} 0`,
  textAlign: 'start',
  ...text.mono,
  fontWeight: 400,
  color: color.ink3,
  '&:first-of-type': { width: '18%' },
});
const row = css({
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
  [media.belowMd]: { display: 'block', paddingBlock: space(3) },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(3)} ${space(5)} ${space(3)} 0`,
  textAlign: 'start',
  fontWeight: 400,
  color: color.ink2,
  [media.belowMd]: { display: 'block', padding: `${space(0.5)} 0` },
});
const codeCell = css(cell, { ...text.code, color: color.ink });
const meaningCell = css(cell, { color: color.ink });

/** Codes with which something comes back, in a table; on phones a block each. */
export function CodeTable({ title, rows }: { title: string; rows: readonly FailureCode[] }) {
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{title}</caption>
      <thead css={headRow}>
        <tr>
          {['Code', 'It means', 'What to do'].map((heading) => (
            <th key={heading} scope="col" css={headCell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, meaning, text: words }) => (
          <tr key={code} css={row}>
            <th scope="row" css={codeCell}>
              {code}
            </th>
            <td css={meaningCell}>{meaning}</td>
            <td css={cell}>
              <Words text={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
