import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Icon } from '../../components/icon/Icon';
import { SmartLink } from '../../components/link/SmartLink';
import { SchemeSwitch, type SchemeWords } from '../../components/scheme-switch/SchemeSwitch';
import { visuallyHidden } from '../../components/visually-hidden';
import { media } from '../../theme/tokens';
import type { PageLocation } from './location';
import { currentOf, isCurrent, type LinkData, type MenuData, MenuLinks } from './MenuLinks';
import * as styles from './phone-styles';

type PhoneMenuProps = {
  menus: readonly MenuData[];
  links: readonly LinkData[];
  signIn: LinkData;
  getStarted: LinkData;
  schemeWords: SchemeWords;
  location: PageLocation;
};

/**
 * The navigation below `md`: a `<details>` that slides down over the page, with a `<details>` for each menu. It works before
 * hydration; React adds Escape, and closing on a link or in a wide window.
 */
export function PhoneMenu({ menus, links, signIn, getStarted, schemeWords, location }: PhoneMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    /** Closes it; its sections keep their state for the next time. */
    const close = () => {
      if (!element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus({ preventScroll: true });
    };
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // In the search dialog over the menu, it closes the dialog.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    const wide = window.matchMedia(media.md.replace('@media ', ''));
    const onWide = () => element?.removeAttribute('open');
    element?.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', onWide);
    return () => {
      element?.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', onWide);
    };
  }, []);
  return (
    <details ref={menu} css={styles.menu} data-phone-menu>
      <summary css={styles.toggle}>
        <span css={visuallyHidden}>Menu</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div css={styles.sheet}>
        <nav aria-label="Menu" css={styles.card}>
          {menus.map((section) => (
            <details key={section.id} css={styles.section}>
              <summary css={styles.row} data-current={isCurrent(section, location)}>
                {section.name}
                <Icon name="chevronDown" />
              </summary>
              <MenuLinks menu={section} location={location} styles={styles} />
            </details>
          ))}
          <ul>
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
