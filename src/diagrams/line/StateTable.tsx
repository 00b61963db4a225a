import { css } from '@emotion/react';
import { TextWithFacts } from '../../components/figures/TextWithFacts';
import { StackedTable } from '../../components/table/StackedTable';
import { color, space, text } from '../../theme/tokens';
import type { LineData, LineState } from './line-data';
import { StateName } from './StateName';

const columns = [{ heading: 'State' }, { heading: 'Meaning' }, { heading: 'Next states' }];
const steps = css({ listStyle: 'none', margin: 0, padding: 0, '& li + li': { marginTop: space(1) } });
const finalStyle = css({ display: 'block', ...text.mono, color: color.ink3 });

/** The transitions from a state, with their causes. */
function Steps({ data, from }: { data: LineData; from: LineState }) {
  const following = data.transitions.filter((step) => step.from === from.name);
  if (following.length === 0) return <>{from.final ? 'None.' : 'Depends on the investigation.'}</>;
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

/** The picture as a table: each state, its meaning and its next states. */
export function StateTable({ data }: { data: LineData }) {
  return (
    <StackedTable
      caption={`${data.name}: states`}
      columns={columns}
      rows={data.states.map((state) => ({
        key: state.name,
        name: (
          <>
            <StateName name={state.name} />
            {state.final ? <span css={finalStyle}>final</span> : null}
          </>
        ),
        cells: [
          <TextWithFacts key="words" text={state.text} />,
          <Steps key="steps" data={data} from={state} />,
        ],
      }))}
    />
  );
}
