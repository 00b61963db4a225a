import { css } from '@emotion/react';
import { Words } from '../../components/figures/Words';
import { visuallyHidden } from '../../components/visually-hidden';
import { color, media, space, text } from '../../theme/tokens';
import { StateName } from './StateName';
import type { LineData, LineState } from './types';

const table = css({ width: '100%', borderCollapse: 'collapse', ...text.caption });
const headRow = css({ [media.belowMd]: visuallyHidden });
const headCell = css({
  padding: `0 ${space(5)} ${space(2.5)} 0`,
  textAlign: 'start',
  ...text.mono,
  fontWeight: 400,
  color: color.ink3,
});
const row = css({
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
  [media.belowMd]: { display: 'block', paddingBlock: space(3) },
  [media.print]: { breakInside: 'avoid' },
});
const cell = css({
  padding: `${space(2.5)} ${space(5)} ${space(2.5)} 0`,
  color: color.ink2,
  [media.belowMd]: { display: 'block', padding: `${space(1)} 0` },
});
const nameCell = css(cell, {
  textAlign: 'start',
  fontWeight: 400,
  color: color.ink,
});
const steps = css({ listStyle: 'none', margin: 0, padding: 0, '& li + li': { marginTop: space(1) } });
const finalStyle = css({ display: 'block', ...text.mono, color: color.ink3 });

/** What can follow a state, and what brings it about. */
function Steps({ data, from }: { data: LineData; from: LineState }) {
  const following = data.transitions.filter((step) => step.from === from.name);
  if (following.length === 0) return <>{from.final ? 'Nothing.' : 'What the operator finds.'}</>;
  return (
    <ul css={steps}>
      {following.map(({ to, when }) => (
        <li key={to}>
          <StateName name={to} />: {when}
        </li>
      ))}
    </ul>
  );
}

/** The same as the picture in words: each state, what it means and what can follow. */
export function StateTable({ data }: { data: LineData }) {
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{data.name}: states</caption>
      <thead css={headRow}>
        <tr>
          {['State', 'What it means', 'What can follow'].map((heading) => (
            <th key={heading} scope="col" css={headCell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.states.map((state) => (
          <tr key={state.name} css={row}>
            <th scope="row" css={nameCell}>
              <StateName name={state.name} />
              {state.final ? <span css={finalStyle}>final</span> : null}
            </th>
            <td css={cell}>
              <Words text={state.text} />
            </td>
            <td css={cell}>
              <Steps data={data} from={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
