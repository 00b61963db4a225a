import { css } from '@emotion/react';
import { CodeName } from '../../components/code/CodeName';
import { TextWithLinks } from '../../components/link/TextWithLinks';
import { StackedTable } from '../../components/table/StackedTable';
import { color, text } from '../../theme/tokens';
import type { LineData } from './line-data';
import { Steps } from './Steps';

const columns = [
  { heading: 'State', width: '28%' },
  { heading: 'Meaning', width: '37%' },
  { heading: 'Next states', width: '35%' },
];
const finalStyle = css({ display: 'block', ...text.label, color: color.ink3 });

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
            <CodeName name={state.name} />
            {state.final ? <span css={finalStyle}> final</span> : null}
          </>
        ),
        cells: [
          <TextWithLinks key="words" text={state.text} />,
          <Steps key="steps" data={data} from={state} />,
        ],
      }))}
    />
  );
}
