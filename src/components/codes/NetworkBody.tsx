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

/** Codes such as R01 need less room than names such as not_eligible_for_mobile_deposit. */
const columnsFor = (codes: readonly ListedCode[]) => {
  const named = codes.some(({ code }) => code.length > 8);
  return [
    { heading: 'Code', width: named ? '30%' : '10%' },
    { heading: 'Meaning', width: named ? '23%' : '30%' },
    { heading: 'Reported by', width: named ? '26%' : '33%' },
    { heading: 'Retry', width: named ? '21%' : '27%' },
  ];
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
  return (
    <>
      <StackedTable
        caption={name}
        columns={columnsFor(codes)}
        labeled
        rows={codes.map(({ code, href, title, said_by, retryWords }) => ({
          key: href,
          name: (
            <SmartLink href={href}>
              <CodeName name={code} css={codeStyle} />
            </SmartLink>
          ),
          cells: [title, said_by, retryWords],
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
