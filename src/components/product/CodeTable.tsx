import { Fragment } from 'react';
import { text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { StackedTable } from '../table/StackedTable';

/** A code, or a few of the same kind. `links` are the single codes; `href` is null without a page. */
type FailureCode = NonNullable<Queries.ProductPageQuery['product']['codes']>['rows'][number];

const columns = [
  { heading: 'Code', width: '18%' },
  { heading: 'Meaning', width: '41%' },
  { heading: 'What to do', width: '41%' },
];

const codeLink = ({ code, href }: FailureCode['links'][number], index: number) => (
  <Fragment key={code}>
    {index > 0 ? ', ' : ''}
    {href === null ? code : <SmartLink href={href}>{code}</SmartLink>}
  </Fragment>
);

/** Return, reject or decline codes, with their meanings and what to do. */
export function CodeTable({ title, rows }: { title: string; rows: readonly FailureCode[] }) {
  return (
    <StackedTable
      caption={title}
      columns={columns}
      rows={rows.map(({ code, links, meaning, text: words }) => ({
        key: code,
        name: <span css={text.code}>{links.map(codeLink)}</span>,
        cells: [meaning, <TextWithLinks key="words" text={words} />],
      }))}
    />
  );
}
