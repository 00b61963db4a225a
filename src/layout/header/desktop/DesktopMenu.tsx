import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { SmartLink } from '../../../components/link/SmartLink';
import { currentOf } from '../current-item';
import type { PageLocation } from '../location';
import type { LinkData, MenuData, MenuId } from '../menu-data';
import { arrowTarget } from './arrow-keys';
import * as styles from './desktop-styles';
import { MenuPanel } from './MenuPanel';
import { MenuTrigger } from './MenuTrigger';
import { useDesktopMenu } from './use-desktop-menu';
import { usePointerAim } from './use-pointer-aim';

type DesktopMenuProps = { menus: readonly MenuData[]; links: readonly LinkData[]; location: PageLocation };

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

/**
 * The navigation from `md` on: three disclosure buttons with one panel that slides below them, and plain links.
 * Before hydration, or without JavaScript, hover and focus open the panels by CSS.
 */
export function DesktopMenu({ menus, links, location }: DesktopMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const { state, enhanced, dispatch } = useDesktopMenu(nav);
  const aim = usePointerAim(nav);

  /** @param menu undefined over a plain link of the bar */
  const onEnter = (event: PointerEvent, menu?: MenuId) => {
    if (!isMouse(event)) return;
    if (menu && state.open === menu) aim.cancel();
    else if (menu && !state.open) dispatch({ type: 'hover', menu });
    else if (state.open) aim.act(event, () => dispatch(menu ? { type: 'move', menu } : { type: 'close' }));
  };

  const onMove = (event: PointerEvent) => {
    if (isMouse(event)) aim.follow(event);
  };

  const onLeave = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    aim.leave();
    dispatch({ type: 'close' });
  };

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget as Element | null;
    const item = event.target.closest('[data-menu]');
    // From the search dialog the focus returns, for which the panel must be open.
    if (next && item && !item.contains(next) && !next.closest('dialog') && state.pinned)
      dispatch({ type: 'close' });
  };

  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) dispatch({ type: 'close' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With them it's a shortcut of the browser, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target as Element;
    const item = from.closest<HTMLElement>('[data-menu]');
    const panel = [...(item?.querySelectorAll('[data-panel] a') ?? [])];
    const menu = menus.find(({ id }) => id === item?.dataset.menu);
    if (event.key === 'ArrowDown' && menu && !panel.includes(from)) {
      event.preventDefault();
      dispatch({ type: 'show', menu: menu.id });
      requestAnimationFrame(() => (panel[0] as HTMLElement | undefined)?.focus());
      return;
    }
    const bar = [...(nav.current?.querySelectorAll('[data-bar]') ?? [])];
    const target = arrowTarget(event.key, from, bar, panel) as HTMLElement | undefined;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <nav
      ref={nav}
      aria-label="Main"
      css={styles.nav}
      data-enhanced={enhanced || undefined}
      data-open={state.open}
      data-slides={state.slides || undefined}
      onPointerMove={onMove}
      onPointerLeave={onLeave}
      onBlur={onBlur}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div css={styles.shell} data-shell aria-hidden="true" />
      <ul css={styles.list}>
        {menus.map((menu) => (
          <li
            key={menu.id}
            css={styles.item}
            data-menu={menu.id}
            data-open={state.open === menu.id || undefined}
            onPointerEnter={(event) => onEnter(event, menu.id)}
          >
            <MenuTrigger
              menu={menu}
              open={state.open === menu.id}
              current={menu.items.some((item) => currentOf(item.href, location) !== undefined)}
              onPress={(byKey) => {
                aim.cancel();
                dispatch({ type: 'press', menu: menu.id, byKey });
              }}
            />
            <MenuPanel menu={menu} location={location} />
          </li>
        ))}
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
