import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon/Icon';
import { SmartLink } from '../../components/link/SmartLink';
import * as styles from './desktop-styles';
import type { PageLocation } from './location';
import { currentOf, isCurrent, type LinkData, type MenuData, type MenuId, MenuLinks } from './MenuLinks';
import { useDesktopMenu } from './use-desktop-menu';

type DesktopMenuProps = { menus: readonly MenuData[]; links: readonly LinkData[]; location: PageLocation };

/** Moves the focus in a list by a key: to the entry before or after, and around its ends, or to an end. */
function moveFocus(
  event: KeyboardEvent,
  list: readonly HTMLElement[],
  [back, forth]: readonly [string, string],
): void {
  const index = list.indexOf(event.target as HTMLElement);
  const to = { [back]: index - 1, [forth]: (index + 1) % list.length, Home: 0, End: -1 }[event.key];
  if (index < 0 || to === undefined) return;
  event.preventDefault();
  list.at(to)?.focus();
}

/**
 * The navigation from `md` on: three disclosure buttons with one panel that slides below them, and plain links.
 * Before hydration, or without JavaScript, hover and focus open the panels by CSS.
 */
export function DesktopMenu({ menus, links, location }: DesktopMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const { state, show, close, wait } = useDesktopMenu(nav);

  /** The first menu opens at once. What's open stays for a moment, in which the pointer may cross the bar to its panel. */
  const onEnter = ({ pointerType }: PointerEvent, menu?: MenuId) => {
    if (pointerType !== 'mouse') return;
    if (menu && !state.open) show(menu, false);
    else if (menu === state.open) wait();
    else wait(menu ? () => show(menu, false) : close);
  };

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget as Element | null;
    const item = event.target.closest('[data-menu]');
    // From the search dialog the focus returns, for which the panel must be open.
    if (next && item && !item.contains(next) && !next.closest('dialog') && state.pinned) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With them it's a shortcut of the browser, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target as HTMLElement;
    const item = from.closest<HTMLElement>('[data-menu]');
    const panel = [...(item?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];
    if (panel.includes(from)) return moveFocus(event, panel, ['ArrowUp', 'ArrowDown']);
    if (item && event.key === 'ArrowDown') {
      event.preventDefault();
      flushSync(() => show(item.dataset.menu as MenuId, true));
      return panel[0]?.focus();
    }
    const bar = nav.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [];
    moveFocus(event, [...bar], ['ArrowLeft', 'ArrowRight']);
  };

  return (
    <nav
      ref={nav}
      aria-label="Main"
      css={styles.nav}
      data-open={state.open}
      data-slides={state.slides || undefined}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && wait(close)}
      onBlur={onBlur}
      onClick={({ target }: MouseEvent) => (target as Element).closest('a') && close()}
      onKeyDown={onKeyDown}
    >
      <div css={styles.shell} data-shell aria-hidden="true" />
      <ul css={styles.list}>
        {menus.map((menu) => {
          const { id } = menu;
          const open = state.open === id;
          return (
            <li
              key={id}
              css={styles.item}
              data-menu={id}
              data-open={open || undefined}
              onPointerEnter={(event) => onEnter(event, id)}
            >
              <button
                type="button"
                css={styles.trigger}
                aria-expanded={open}
                aria-controls={`menu-${id}`}
                data-current={isCurrent(menu, location)}
                data-bar
                // A key, which makes a click without a pointer, closes what hover has opened; a click keeps it open.
                onClick={({ detail }) => (open && (state.pinned || detail === 0) ? close() : show(id, true))}
              >
                {menu.name}
                <Icon name="chevronDown" />
              </button>
              <div id={`menu-${id}`} css={[styles.panel, styles.panelWidth[id]]} data-panel>
                <MenuLinks menu={menu} location={location} styles={styles.linksOf(menu)} />
              </div>
            </li>
          );
        })}
        {links.map(({ name, href }) => (
          <li key={href} onPointerEnter={(event) => onEnter(event)}>
            <SmartLink href={href} css={styles.topLink} aria-current={currentOf(href, location)} data-bar>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
