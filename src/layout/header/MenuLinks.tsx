import type { SerializedStyles } from '@emotion/react';
import { SmartLink } from '../../components/link/SmartLink';
import { currencyOf } from '../../lib/routing/links';
import type { PageLocation } from './location';
import { MenuItem } from './MenuItem';

export type MenuData = Queries.MenuFragment;
export type MenuId = MenuData['id'];
export type LinkData = Queries.NavigationLinkFragment;

/** The value of aria-current for a navigation link: "page" on the page itself, "true" on pages below it. */
export function currentOf(href: string, location: PageLocation): 'page' | 'true' | undefined {
  const currency = currencyOf(href, location);
  return currency === 'section' ? 'true' : currency;
}

/** Whether the page belongs to a menu: it's one of its pages, or lists them. The styles also mark a menu with a current link. */
export const isCurrent = ({ items }: MenuData, { pathname }: PageLocation): true | undefined =>
  items.some(({ href }) => currencyOf(pathname, { pathname: href, search: '' })) || undefined;

type MenuLinksProps = {
  menu: MenuData;
  location: PageLocation;
  styles: Record<'items' | 'shortcuts' | 'shortcutsTitle' | 'shortcut', SerializedStyles>;
};

/** The links of a menu, and its quick links if it has any. */
export function MenuLinks({ menu: { items, quick_links: quick }, location, styles }: MenuLinksProps) {
  return (
    <>
      <ul css={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuItem item={item} current={currentOf(item.href, location)} />
          </li>
        ))}
      </ul>
      {quick ? (
        <div css={styles.shortcuts}>
          <h2 css={styles.shortcutsTitle}>{quick.title}</h2>
          <ul data-quick-links>
            {quick.items.map(({ name, href }) => (
              <li key={href}>
                <SmartLink href={href} css={styles.shortcut} aria-current={currentOf(href, location)}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
