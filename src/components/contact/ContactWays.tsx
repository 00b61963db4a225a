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
const words = css({ ...text.body, color: color.ink2 });
const more = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), minHeight: space(8) });
const address = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(8),
  ...text.body,
  fontWeight: 500,
});

type Contact = Queries.ContactPageQuery['contact'];
type WayProps = Contact['emergency'] & { readonly icon: 'alert' | 'email'; readonly href: string };

/** What a team is for, and a link to its phone number or email address. */
function Way({ title: name, text: purpose, link, icon, href }: WayProps) {
  return (
    <li css={row}>
      <h2 css={text.h3}>{name}</h2>
      <div css={words}>
        <p>{purpose}</p>
        {link ? (
          <SmartLink href={link.href} css={more}>
            {link.name}
          </SmartLink>
        ) : null}
      </div>
      <a href={href} css={address}>
        <Icon name={icon} />
        {href.replace(/^\w+:/, '')}
      </a>
    </li>
  );
}

type ContactWaysProps = {
  readonly phone: string;
  readonly emergency: Contact['emergency'];
  readonly ways: readonly (Omit<Contact['ways'][number], 'email'> & { readonly email: string })[];
};

/** The ways to contact us: the emergency line, then each team with its email address. */
export function ContactWays({ phone, emergency, ways }: ContactWaysProps) {
  return (
    <ul css={list}>
      <Way {...emergency} icon="alert" href={`tel:${phone}`} />
      {ways.map((way) => (
        <Way key={way.title} {...way} icon="email" href={`mailto:${way.email}`} />
      ))}
    </ul>
  );
}
