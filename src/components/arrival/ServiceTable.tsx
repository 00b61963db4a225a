import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Words } from '../figures/Words';
import { visuallyHidden } from '../visually-hidden';

/** A service in words. */
export type ServiceRow = {
  readonly id: string;
  readonly name: string;
  readonly timetable: string;
  readonly settles: string;
  readonly limit: { readonly words: string } | null;
  readonly limit_note: string | null;
  readonly returns: { readonly text: string };
};

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `1px solid ${color.lineStrong}`,
  ...text.small,
  // Columns that follow their words would move when the fonts arrive.
  [media.md]: { tableLayout: 'fixed' },
});
const headRow = css({ [media.belowMd]: visuallyHidden });
const headCell = css({
  padding: `${space(3)} ${space(5)} ${space(3)} 0`,
  textAlign: 'start',
  ...text.mono,
  fontWeight: 400,
  color: color.ink3,
});
const row = css({
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
  [media.belowMd]: { display: 'block', paddingBlock: space(4) },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(3.5)} ${space(5)} ${space(3.5)} 0`,
  color: color.ink2,
  [media.belowMd]: { display: 'block', padding: `${space(0.5)} 0` },
});
const nameCell = css(cell, { textAlign: 'start', fontWeight: 500, color: color.ink });
const cardLabel = css({ ...text.mono, color: color.ink3, [media.md]: { display: 'none' } });

const columns = [
  { heading: 'Service', width: '12%' },
  { heading: 'Cut-off', width: '17%' },
  { heading: 'Settles', width: '22%' },
  { heading: 'Ceiling', width: '13%' },
  { heading: 'What can come back', width: '36%' },
].map(({ heading, width }) => ({ heading, style: css(headCell, { width }) }));

/** The printed timetable of services: true on any day, without script. */
export function ServiceTable({ title, services }: { title: string; services: readonly ServiceRow[] }) {
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{title}: cut-offs, settlement and returns</caption>
      <thead css={headRow}>
        <tr>
          {columns.map(({ heading, style }) => (
            <th key={heading} scope="col" css={style}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, timetable, settles, limit, limit_note, returns }) => (
          <tr key={id} css={row}>
            <th scope="row" css={nameCell}>
              {name}
            </th>
            {[timetable, settles, limit?.words ?? limit_note, returns.text].map((words, index) => (
              <td key={columns[index + 1]?.heading} css={cell}>
                <span css={cardLabel}>{columns[index + 1]?.heading}: </span>
                <Words text={words ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
