import { SmartLink } from '../../../components/link/SmartLink';
import { currentOf } from '../current-item';
import type { PageLocation } from '../location';
import { MenuItem } from '../MenuItem';
import type { MenuData } from '../menu-data';
import * as styles from './desktop-styles';
import { panelId } from './MenuTrigger';

type MenuPanelProps = { menu: MenuData; location: PageLocation };

/** The panel of a desktop menu: its links, and its quick links if it has any. */
export function MenuPanel({ menu, location }: MenuPanelProps) {
  const { items, quick_links: quick } = menu;
  return (
    <div id={panelId(menu)} css={[styles.panel, styles.panelWidth[menu.id]]} data-panel>
      <ul css={[styles.items, menu.id === 'products' && styles.twoColumns, quick && styles.besideShortcuts]}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuItem item={item} current={currentOf(item.href, location)} />
          </li>
        ))}
      </ul>
      {quick ? (
        <div css={styles.shortcuts}>
          <h2 css={styles.shortcutsTitle}>{quick.title}</h2>
          <ul css={styles.shortcutList} data-quick-links>
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
    </div>
  );
}
