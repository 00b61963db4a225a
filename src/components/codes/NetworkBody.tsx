import { css } from '@emotion/react';
import { space, text } from '../../theme/tokens';
import { Callout } from '../callout/Callout';
import { CodeName } from '../code/CodeName';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { StackedTable } from '../table/StackedTable';

type ListedCode = Omit<Queries.CodeNetworkPageQuery['network']['codes'][number], 'slug'> & { href: string };

const codeStyle = css(text.code);

const noteStyle = css({ marginTop: space(8) });

/** Codes such as R01 need less room than names such as not_eligible_for_mobile_deposit. Nobody reads the same in every row. */
const columnsFor = (codes: readonly ListedCode[]) => {
  const named = codes.some(({ code }) => code.length > 8);
  const columns = [
    { heading: 'Meaning', width: named ? '23%' : '30%', said: ({ title }: ListedCode) => title },
    { heading: 'Reported by', width: named ? '26%' : '33%', said: ({ said_by }: ListedCode) => said_by },
    { heading: 'Retry', width: named ? '21%' : '27%', said: ({ retryWords }: ListedCode) => retryWords },
  ].filter(({ said }) => new Set(codes.map(said)).size > 1);
  return { first: { heading: 'Code', width: named ? '30%' : '10%' }, columns };
};

/** The codes of a network. */
export default function NetworkBody({
  name,
  note,
  codes,
}: {
  name: string;
  note: string;
  codes: readonly ListedCode[];
}) {
  const { first, columns } = columnsFor(codes);
  return (
    <>
      <StackedTable
        caption={name}
        columns={[first, ...columns]}
        labeled
        rows={codes.map((code) => ({
          key: code.href,
          name: (
            <SmartLink href={code.href}>
              <CodeName name={code.code} css={codeStyle} />
            </SmartLink>
          ),
          cells: columns.map(({ said }) => said(code)),
        }))}
      />
      <div css={noteStyle}>
        <Callout>
          <p>
            <TextWithLinks text={note} />
          </p>
        </Callout>
      </div>
    </>
  );
}
