import { useRef } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Icon } from '../../../components/icon/Icon';
import { SmartLink } from '../../../components/link/SmartLink';
import { SchemeSwitch, type SchemeWords } from '../../../components/scheme-switch/SchemeSwitch';
import { visuallyHidden } from '../../../components/visually-hidden';
import { currentOf } from '../current-item';
import type { PageLocation } from '../location';
import { MenuItem } from '../MenuItem';
import type { LinkData, MenuData } from '../menu-data';
import * as styles from './phone-styles';
import { usePhoneMenu } from './use-phone-menu';

type PhoneMenuProps = {
  menus: readonly MenuData[];
  links: readonly LinkData[];
  signIn: LinkData;
  getStarted: LinkData;
  schemeWords: SchemeWords;
  location: PageLocation;
};

function MenuSection({ menu, location }: { menu: MenuData; location: PageLocation }) {
  return (
    <details css={styles.section}>
      <summary css={styles.row}>
        {menu.name}
        <Icon name="chevronDown" />
      </summary>
      <ul css={styles.items}>
        {menu.items.map((item) => (
          <li key={item.href}>
            <MenuItem item={item} current={currentOf(item.href, location)} />
          </li>
        ))}
      </ul>
      {menu.quick_links ? (
        <>
          <h2 css={styles.quickTitle}>{menu.quick_links.title}</h2>
          <ul css={styles.quickList}>
            {menu.quick_links.items.map(({ name, href }) => (
              <li key={href}>
                <SmartLink href={href} css={styles.quickLink} aria-current={currentOf(href, location)}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}

/**
 * The navigation below `md`: a `<details>` that slides down over the page, with a `<details>` for each menu. It works before
 * hydration; React adds Escape, and closing on navigation or in a wide window.
 */
export function PhoneMenu({ menus, links, signIn, getStarted, schemeWords, location }: PhoneMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  usePhoneMenu(details);
  return (
    <details ref={details} css={styles.menu} data-phone-menu>
      <summary css={styles.toggle}>
        <span css={visuallyHidden}>Menu</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div css={styles.sheet}>
        <nav aria-label="Menu" css={styles.card}>
          {menus.map((menu) => (
            <MenuSection key={menu.id} menu={menu} location={location} />
          ))}
          <ul css={styles.links}>
            {links.map(({ name, href }) => (
              <li key={href} css={styles.section}>
                <SmartLink href={href} css={styles.row} aria-current={currentOf(href, location)}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
          <div css={styles.buttons}>
            <ButtonLink href={getStarted.href}>{getStarted.name}</ButtonLink>{' '}
            <ButtonLink href={signIn.href} look="ghost">
              {signIn.name}
            </ButtonLink>
          </div>
          <div css={styles.scheme}>
            <SchemeSwitch words={schemeWords} />
          </div>
        </nav>
      </div>
    </details>
  );
}
