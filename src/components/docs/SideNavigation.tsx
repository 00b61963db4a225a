import { css } from '@emotion/react';
import { currencyOf } from '../../lib/routing/links';
import { color, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { StartingPoints } from '../search/StartingPoints';
import type { Group } from './DocumentationGroups';
import { panel, panelProps, startStyle } from './panels';

const title = css({ marginBottom: space(3), ...text.label, color: color.ink3 });
const list = css({
  marginBottom: space(7.5),
  borderInlineStart: `1px solid ${color.line}`,
});
const link = css({
  display: 'block',
  padding: `${space(1.5)} 0`,
  paddingInlineStart: space(4),
  marginInlineStart: -2,
  borderInlineStart: '3px solid transparent',
  ...text.nav,
  fontWeight: 400,
  color: color.ink2,
  textDecoration: 'none',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
  '&[aria-current="page"]': { color: color.ink, fontWeight: 500, borderInlineStartColor: 'var(--rail)' },
});

/** The side navigation of the documentation. */
export default function SideNavigation({ groups, pathname }: { groups: readonly Group[]; pathname: string }) {
  return (
    <nav aria-label="Documentation" css={panel} {...panelProps('tree')}>
      <StartingPoints css={startStyle} />
      {groups.map((group) => (
        <div key={group.title}>
          <h2 css={title}>{group.title}</h2>
          <ul css={list}>
            {group.links.map(({ name, href }) => (
              <li key={href}>
                <SmartLink
                  href={href}
                  css={link}
                  aria-current={currencyOf(href, { pathname, search: '' }) === 'page' ? 'page' : undefined}
                >
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
