import { fireEvent, screen, within } from '@testing-library/react';
import { layoutData } from '../../../../tests/unit/layout-data';
import { matchMediaStub } from '../../../../tests/unit/match-media';
import { renderUnstyled } from '../../../../tests/unit/unstyled';
import { PhoneMenu } from './PhoneMenu';

const { menus, links, sign_in: signIn, get_started: getStarted } = layoutData.navigation;
const { color_scheme: schemeWords } = layoutData.footer;

let screenWidth: ReturnType<typeof matchMediaStub>;
beforeEach(() => {
  screenWidth = matchMediaStub();
});

const tree = (pathname: string) => (
  <PhoneMenu
    menus={menus}
    links={links}
    signIn={signIn}
    getStarted={getStarted}
    schemeWords={schemeWords}
    location={{ pathname, search: '' }}
  />
);

/** The menu, after a visitor has opened it. */
function opened() {
  const { container } = renderUnstyled(tree('/'));
  const menu = container.querySelector('details') as HTMLDetailsElement;
  const sections = [...menu.querySelectorAll('details')];
  menu.open = true;
  return { menu, sections };
}

test('it is closed at first, and so are its sections', () => {
  const { container } = renderUnstyled(tree('/'));
  const all = [...container.querySelectorAll('details')];
  expect(all).toHaveLength(4);
  expect(all.filter((details) => details.open)).toEqual([]);
});

test('its button and its sections have names', () => {
  const { menu, sections } = opened();
  expect(menu.querySelector('summary')).toHaveTextContent('Menu');
  expect(sections.map((section) => section.querySelector('summary')?.textContent)).toEqual([
    'Products',
    'Solutions',
    'Developers',
  ]);
});

test('it contains every link, the buttons last', () => {
  const { menu } = opened();
  const nav = within(menu).getByRole('navigation', { name: 'Menu' });
  const addresses = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const wanted = [
    ...menus.flatMap(({ items, quick_links: quick }) => [...items, ...(quick?.items ?? [])]),
    ...links,
    getStarted,
    signIn,
  ].map(({ href }) => href);
  expect(addresses).toEqual(wanted);
});

test('Escape closes it, wherever the focus is, and moves focus to its button', () => {
  const { menu } = opened();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
});

test('Escape does nothing while it is closed', () => {
  const { menu } = opened();
  menu.open = false;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.querySelector('summary')).not.toHaveFocus();
});

test('other keys leave it open', () => {
  const { menu } = opened();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(menu.open).toBe(true);
});

test('a link closes it, also one to the current page, and keeps its sections as they are', () => {
  const { menu, sections } = opened();
  for (const section of sections.slice(0, 1)) section.open = true;
  fireEvent.click(within(menu).getByRole('link', { name: 'Pricing' }));
  expect(menu.open).toBe(false);
  expect(sections.map((section) => section.open)).toEqual([true, false, false]);
});

test('a section that is opened leaves it open', () => {
  const { menu, sections } = opened();
  fireEvent.click(sections[0]?.querySelector('summary') as HTMLElement);
  expect(menu.open).toBe(true);
});

test('widening the screen closes it', () => {
  const { menu } = opened();
  screenWidth.becomeWide();
  expect(menu.open).toBe(false);
});

test('the current page is marked', () => {
  renderUnstyled(tree('/fees'));
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
});
