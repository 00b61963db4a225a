import { css } from '@emotion/react';
import { nameOf } from '../../lib/text/entry-name';
import { inSentence } from '../../lib/text/in-sentence';
import { color, media, space, text } from '../../theme/tokens';
import { CodeName } from '../code/CodeName';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';

const sections = css({ '& > * + *': { marginTop: space(10) } });
const heading = css({ display: 'flex', alignItems: 'center', gap: space(2.5), ...text.h2Article });
const about = css({ margin: `${space(2)} 0 ${space(4)}`, ...text.small, color: color.ink2 });
const list = css({
  borderTop: `1px solid ${color.lineStrong}`,
  '& li': { padding: `${space(1.5)} 0`, borderBottom: `1px solid ${color.line}`, ...text.small },
  '& a': { display: 'block', padding: `${space(0.5)} 0`, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& code': { ...text.code, marginInlineEnd: space(3) },
  '& li > span': { ...text.caption, color: color.ink3 },
  [media.sm]: {
    '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(4) },
    '& li > span': { alignSelf: 'center' },
  },
});
/** Short codes have a column. */
const short = css({
  '& a': { display: 'grid', gridTemplateColumns: `${space(14)} minmax(0, 1fr)` },
  [media.belowSm]: { '& li > span': { marginInlineStart: space(14) } },
});

/** All codes with their meanings, by network, as ListFilter filters them. */
export default function CodesIndex({ page }: { page: Queries.CodesPageQuery['codesPage'] }) {
  return (
    <div css={sections}>
      {page.networks.map((network) => (
        <section key={network.slug} aria-labelledby={network.slug} data-group data-network={network.slug}>
          <h2 id={network.slug} css={heading}>
            {network.rail ? <LineBullet rail={network.rail} /> : null}
            <SmartLink href={network.path}>{network.name}</SmartLink>
          </h2>
          <p css={about}>{network.lede}</p>
          <ul css={[list, network.codes.every(({ code }) => code.length < 6) && short]}>
            {network.codes.map((code) => (
              <li key={code.slug} data-retry={code.retry}>
                <SmartLink href={`${network.path}/${code.slug}`}>
                  <CodeName name={code.code} /> {code.title}
                </SmartLink>{' '}
                <span>Retry: {inSentence(nameOf(page.retry, code.retry))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="read-more">
        <h2 id="read-more" css={heading}>
          Read more
        </h2>
        <ul css={[about, list]}>
          {page.documents.map(({ name, href }) => (
            <li key={href}>
              <SmartLink href={href}>{name}</SmartLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
