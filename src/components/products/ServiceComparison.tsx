import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatCents } from '../../lib/payments/money';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { proseTimes } from '../../lib/time/eastern-format';
import { color, media, space, text } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';
import { TextWithLinks } from '../link/TextWithLinks';
import type { Price, RailRecord } from '../payment/services';
import { visuallyHidden } from '../visually-hidden';

/** A service as formatted text. `fee` is the id of a fee. */
export type ComparedService = Queries.ComparedServiceFragment;

// On a card each value has its heading beside it.
const table = css({ width: '100%', ...text.caption });
const headRow = css({ display: 'none', [media.lg]: { display: 'table-header-group' } });
const headCell = css({
  padding: `0 ${space(4)} ${space(3)} 0`,
  ...text.label,
  color: color.ink3,
});
const row = css({
  display: 'block',
  paddingBlock: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  verticalAlign: 'top',
  [media.lg]: { display: 'table-row' },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  display: 'grid',
  columnGap: space(3),
  gridTemplateColumns: `min(${space(28)}, 40%) minmax(0, 1fr)`,
  overflowWrap: 'anywhere',
  paddingBlock: space(0.75),
  color: color.ink2,
  [media.lg]: {
    display: 'table-cell',
    padding: `${space(4)} ${space(4)} ${space(4)} 0`,
    overflowWrap: 'break-word',
  },
});
const nameCell = css({
  display: 'block',
  paddingBottom: space(2),
  ...text.body,
  fontWeight: 500,
  [media.lg]: {
    display: 'table-cell',
    padding: `${space(4)} ${space(4)} ${space(4)} 0`,
    minWidth: space(40),
  },
});
const nameStyle = css({ display: 'flex', alignItems: 'baseline', gap: space(2.5) });
const cardLabel = css({ ...text.label, color: color.ink3, [media.lg]: { display: 'none' } });

const directionWords = { push: 'send', pull: 'collect' };

/** The cells of a service after its name, each with its heading. */
function cellsOf(service: ComparedService, prices: readonly Price[]): [heading: string, words: ReactNode][] {
  const { directions, timetable, settles, limit, limit_note, final, returns, needs, fee: id } = service;
  const fee = prices.find((price) => price.id === id);
  return [
    ['You can', directions.map((direction) => directionWords[direction]).join(', ')],
    ['Cutoff or hours', <TextWithLinks key="hours" text={proseTimes(timetable)} />],
    ['Settles', <TextWithLinks key="settles" text={proseTimes(settles)} />],
    ['Limit', limit?.words ?? limit_note],
    ['Final', <TextWithLinks key="final" text={`${final ? 'Yes.' : 'No.'} ${returns.text}`} />],
    ['You need', <TextWithLinks key="needs" text={needs} />],
    ['Fee', fee ? <a key="fee" href={`/fees#fee-${id}`}>{`${formatCents(fee.cents)} ${fee.unit}`}</a> : null],
  ];
}

type ServiceComparisonProps = {
  title: string;
  rails: readonly RailRecord<ComparedService>[];
  prices: readonly Price[];
};

/** All services in one table; narrower screens show each as a card. */
export function ServiceComparison({ title, rails, prices }: ServiceComparisonProps) {
  const rows = rails.flatMap(({ rail, product, services }) =>
    services.map((service) => ({ service, rail, path: product.path, cells: cellsOf(service, prices) })),
  );
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{title}</caption>
      <thead css={headRow}>
        <tr>
          {['Service', ...(rows[0]?.cells ?? []).map(([heading]) => heading)].map((heading) => (
            <th key={heading} scope="col" css={headCell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ service, rail, path, cells }) => (
          <tr key={service.id} css={row}>
            <th scope="row" css={nameCell}>
              <span css={nameStyle}>
                <LineBullet rail={rail} size="small" />
                <a href={path}>{service.name}</a>
              </span>
            </th>
            {cells.map(([heading, words]) => (
              <td key={heading} css={cell}>
                <span css={cardLabel} {...notInAlternate}>
                  {heading}
                </span>{' '}
                <span>{words}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
