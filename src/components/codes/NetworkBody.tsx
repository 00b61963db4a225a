import { css } from '@emotion/react';
import { space, text } from '../../theme/tokens';
import { Callout } from '../callout/Callout';
import { TextWithFacts } from '../figures/TextWithFacts';
import { SmartLink } from '../link/SmartLink';
import { StackedTable } from '../table/StackedTable';

/** A code in a list. */
export type ListedCode = {
  readonly code: string;
  readonly href: string;
  readonly title: string;
  readonly said_by: string;
  readonly retryWords: string;
};

const codeStyle = css({ ...text.code, overflowWrap: 'anywhere' });

const noteStyle = css({ marginTop: space(8) });

const columns = [
  { heading: 'Code', width: '26%' },
  { heading: 'Meaning', width: '32%' },
  { heading: 'Reported by', width: '22%' },
  { heading: 'Retry', width: '20%' },
];

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
        columns={columns}
        labelled
        rows={codes.map(({ code, href, title, said_by, retryWords }) => ({
          key: href,
          name: (
            <SmartLink href={href} css={codeStyle}>
              {code}
            </SmartLink>
          ),
          cells: [title, said_by, retryWords],
        }))}
      />
      <div css={noteStyle}>
        <Callout>
          <p>
            <TextWithFacts text={note} />
          </p>
        </Callout>
      </div>
    </>
  );
}
