import { css } from '@emotion/react';
import { printedAddress } from '../../theme/printed-address';
import { color, media, radius, space, text } from '../../theme/tokens';
import { Callout } from '../callout/Callout';
import { CodeBoard } from '../code/CodeBoard';
import { CodeName } from '../code/CodeName';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';

const list = css({ borderTop: `1px solid ${color.lineStrong}` });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(1)} ${space(8)}`,
  padding: `${space(4)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.sm]: { gridTemplateColumns: `${space(44)} minmax(0, 1fr)` },
});
const term = css({ ...text.label, color: color.ink3 });
const words = css({ ...text.body, color: color.ink2, overflowWrap: 'anywhere' });
const quote = css({
  padding: `${space(4)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  ...text.body,
  color: color.ink,
});
const heading = css({ margin: `${space(13)} 0 ${space(3.5)}`, ...text.h2Article });
const related = css({
  paddingInlineStart: space(5),
  listStyle: 'disc',
  '& li + li': { marginTop: space(1.5) },
});
const small = css({ marginTop: space(3), ...text.caption, color: color.ink3 }, printedAddress);

type CodeBodyProps = {
  code: Queries.CodePageQuery['network']['code'];
  /** Other codes of the same network. */
  related: readonly Queries.NavigationLinkFragment[];
  /** Heading of what applies to all codes of the network. */
  about: string;
  network: Pick<Queries.CodePageQuery['network'], 'note' | 'source'>;
};

/** Everything about one code. */
export default function CodeBody({ code, related: others, about, network: { note, source } }: CodeBodyProps) {
  const rows = [
    ['Name in the API', <CodeName key="reason" name={code.reason} data-name={code.reason} />],
    ['Occurs with', code.returns && `${code.returns}s only`],
    ['Reported by', code.said_by],
    ['Deadline', code.deadline && <TextWithLinks key="deadline" text={code.deadline} />],
    ['Retry', code.retryWords],
    ['What to do', <TextWithLinks key="advice" text={code.advice} />],
  ] as const;
  return (
    <div>
      <dl css={list}>
        {rows
          .filter(([, said]) => said)
          .map(([name, said]) => (
            <div key={name} css={row}>
              <dt css={term}>{name}</dt>
              <dd css={words}>{said}</dd>
            </div>
          ))}
      </dl>
      <h2 id="customer" css={heading}>
        What to say to your customer
      </h2>
      <blockquote css={quote}>{code.customer}</blockquote>
      {code.snippets.length > 0 ? (
        <>
          <h2 id="simulate" css={heading}>
            Simulate it in the sandbox
          </h2>
          <CodeBoard samples={code.snippets} legend="Language of the request" />
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <h2 id="related" css={heading}>
            Related codes
          </h2>
          <ul css={related}>
            {others.map(({ name, href }) => (
              <li key={href}>
                <SmartLink href={href}>{name}</SmartLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {/* Search finds it on the page of the network. */}
      <div data-references="">
        <h2 id="notes" css={heading}>
          {about}
        </h2>
        <Callout>
          <p>
            <TextWithLinks text={note} />
          </p>
        </Callout>
        {source ? (
          <p css={small}>
            Source: <SmartLink href={source.url}>{source.title}</SmartLink>, in our words.
          </p>
        ) : null}
      </div>
    </div>
  );
}
