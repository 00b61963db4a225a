import { css } from '@emotion/react';
import { Icon } from '../components/icon/Icon';
import { iconNames } from '../components/icon/icons';
import { space, text } from '../theme/tokens';

const page = css({ maxWidth: '60rem', marginInline: 'auto', padding: space(8) });

const set = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space(4),
  marginTop: space(6),
  padding: 0,
  listStyle: 'none',
});

const entry = css({ display: 'flex', alignItems: 'center', gap: space(3) });

/** In development, all icons with the names to write in content/, at /icons. Built sites don't have this page. */
export default function IconsPage() {
  return (
    <main css={page}>
      <h1 css={text.h2}>Icons</h1>
      <p>Write the name after "icon:" in a content file.</p>
      <ul css={set}>
        {iconNames.map((name) => (
          <li key={name} css={entry}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
