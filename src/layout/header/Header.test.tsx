import { screen, within } from '@testing-library/react';
import { layoutData } from '../../../tests/unit/layout-data';
import { matchMediaStub } from '../../../tests/unit/match-media';
import { renderUnstyled } from '../../../tests/unit/unstyled';
import { Header } from './Header';

beforeEach(() => matchMediaStub());

/** The desktop navigation. */
function desktop(pathname = '/') {
  renderUnstyled(<Header data={layoutData} location={{ pathname }} />);
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

test("it's the banner of the page, with a logo that links to the home page", () => {
  desktop();
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('link', { name: 'Halyard' })).toHaveAttribute('href', '/');
  expect(banner).toHaveAttribute('data-print', 'none');
});

test.each([
  ['Products', 'menu-products'],
  ['Solutions', 'menu-solutions'],
  ['Developers', 'menu-developers'],
])('%s is a button that names what it opens', (name, panel) => {
  const button = desktop().getByRole('button', { name });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-controls', panel);
  expect(button).not.toHaveAttribute('aria-haspopup');
  expect(document.getElementById(panel)).toBeInTheDocument();
});

test.each([
  [/^ACH\s?over FedACH$/, '/products/ach', null],
  [/^Payroll\s?on your schedule$/, '/solutions/payroll', null],
  [/^Changelog\s?what changed$/, '/updates?filter=Product+Updates', null],
  [/^Status\s?of each rail$/, 'https://status.example', 'noopener'],
  [/^FedACH$/, '/documentation/fedach', null],
  [/^Pricing$/, '/fees', null],
  [/^Customers$/, '/updates?filter=Customer+story', null],
  [/^Updates$/, '/updates', null],
])('the desktop navigation has a link %s to %s', (name, href, rel) => {
  const link = desktop().getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('rel')).toBe(rel);
});

test("external links are marked, internal ones aren't", () => {
  const nav = desktop();
  const arrows = (name: RegExp) => nav.getByRole('link', { name }).querySelectorAll('svg').length;
  expect(arrows(/^Status/)).toBe(arrows(/^Documentation/) + 1);
});

test('sign in and sign up link to the dashboard', () => {
  desktop();
  const account = (name: string) =>
    screen
      .getAllByRole('link', { name })
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
  const signIn = ['Sign in', 'https://dashboard.example/login', 'noopener'];
  // Once in the bar, once in the phone menu.
  expect(account('Sign in')).toEqual([signIn, signIn]);
  expect(account('Sign up')).toEqual([['Sign up', 'https://dashboard.example/signup', 'noopener']]);
  expect(account('Get started')).toEqual([['Get started', 'https://dashboard.example/signup', 'noopener']]);
});

const marked = (nav: ReturnType<typeof desktop>): (string | null)[] =>
  nav
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`);

test.each([
  ['/', []],
  ['/products/ach', ['/products/ach page']],
  ['/documentation/fedach', ['/documentation true', '/documentation/fedach page']],
  ['/updates', ['/updates page']],
  ['/updates/a-story', ['/updates true']],
])('on %s the links %j are marked', (pathname, links) => {
  expect(marked(desktop(pathname)).sort()).toEqual(links.sort());
});

test.each(['/products/wires', '/products'])('on %s the menu of the products is marked', (pathname) => {
  const nav = desktop(pathname);
  expect(nav.getByRole('button', { name: 'Products' })).toHaveAttribute('data-current');
  expect(nav.getByRole('button', { name: 'Solutions' })).not.toHaveAttribute('data-current');
});

test('search is a link to the search page, which JavaScript turns into a dialog', () => {
  desktop();
  const link = screen.getByRole('link', { name: 'Search the docs' });
  expect(link).toHaveAttribute('href', '/search');
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
});

test('a page can be marked under another address', () => {
  const place = { pathname: '/updates', search: '?filter=Customer+story' };
  renderUnstyled(<Header data={layoutData} location={{ pathname: '/updates/story' }} place={place} />);
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
});

test('the first link skips to the content', () => {
  desktop();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content');
});
