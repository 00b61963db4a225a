import { css } from '@emotion/react';
import { text } from '../../theme/tokens';
import { TextWithFacts } from '../figures/TextWithFacts';
import { StackedTable } from '../table/StackedTable';

/** A code, or a few of the same kind, with its meaning and what to do. */
export type FailureCode = { readonly code: string; readonly meaning: string; readonly text: string };

const codeStyle = css(text.code);

const columns = [
  { heading: 'Code', width: '18%' },
  { heading: 'Meaning', width: '41%' },
  { heading: 'What to do', width: '41%' },
];

/** Return, reject or decline codes, with their meanings and what to do. */
export function CodeTable({ title, rows }: { title: string; rows: readonly FailureCode[] }) {
  return (
    <StackedTable
      caption={title}
      columns={columns}
      rows={rows.map(({ code, meaning, text: words }) => ({
        key: code,
        name: <span css={codeStyle}>{code}</span>,
        cells: [meaning, <TextWithFacts key="words" text={words} />],
      }))}
    />
  );
}
