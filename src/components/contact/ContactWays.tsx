import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { SmartLink } from '../link/SmartLink';

const list = css({ borderTop: `1px solid ${color.lineStrong}` });
const row = css({
  display: 'grid',
  gap: `${space(2)} ${space(10)}`,
  padding: `${space(6)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '3fr 5fr 4fr', alignItems: 'baseline' },
});
const title = css({ ...text.h3 });
const words = css({ ...text.body, color: color.ink2 });
const more = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), minHeight: space(8) });
const address = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(8),
  ...text.body,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

type Way = Omit<Queries.ContactPageQuery['contact']['ways'][number], 'email'> & { readonly email: string };

/** The ways to contact us, each with its email address. */
export function ContactWays({ ways }: { ways: readonly Way[] }) {
  return (
    <ul css={list}>
      {ways.map((way) => (
        <li key={way.title} css={row}>
          <h2 css={title}>{way.title}</h2>
          <div css={words}>
            <p>{way.text}</p>
            {way.link ? (
              <SmartLink href={way.link.href} css={more}>
                {way.link.name}
              </SmartLink>
            ) : null}
          </div>
          <a href={`mailto:${way.email}`} css={address}>
            <Icon name="email" />
            {way.email}
          </a>
        </li>
      ))}
    </ul>
  );
}
