import { css } from '@emotion/react';
import { currencyOf } from '../../lib/routing/links';
import { space } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { DocsTree } from './DocsTree';
import type { Group } from './DocumentationGroups';

const list = css({ marginBottom: space(7.5) });

type SideNavigationProps = {
  groups: readonly Group[];
  /** The address that's marked in it. */
  pathname: string;
  /** The name of the page. */
  name: string;
  hasContents: boolean;
};

/** The side navigation of the documentation. */
export default function SideNavigation({ groups, pathname, ...page }: SideNavigationProps) {
  return (
    <DocsTree label="Documentation" {...page}>
      {groups.map((group) => (
        <div key={group.title}>
          <h2>{group.title}</h2>
          <ul css={list}>
            {group.links.map(({ name, href }) => (
              <li key={href}>
                <SmartLink
                  href={href}
                  aria-current={currencyOf(href, { pathname, search: '' }) === 'page' ? 'page' : undefined}
                >
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </DocsTree>
  );
}
