import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutData } from '../../tests/unit/layout-data';
import { matchMediaStub } from '../../tests/unit/match-media';
import { renderUnstyled } from '../../tests/unit/unstyled';
import { SiteHeader } from './SiteHeader';

// The navigation measures its panels, which needs layout; jsdom has none.
jest.mock('./header/desktop/panel-dom');

beforeEach(() => matchMediaStub());

function show(search = '', place?: { pathname: string; search: string }) {
  window.history.replaceState(null, '', `/updates${search}`);
  renderUnstyled(
    <>
      <SiteHeader data={layoutData} location={{ pathname: '/updates' }} place={place} />
      <main id="content" tabIndex={-1} />
    </>,
  );
}

const link = (name: string): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('the first Tab stop skips to the content', async () => {
  show();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  const target = document.querySelector(skip.getAttribute('href') ?? '');
  expect(target).toBe(screen.getByRole('main'));
  // So that focus moves there too, not only the scroll position.
  expect(target).toHaveAttribute('tabindex', '-1');
});

test('the navigation marks the link with the current query', () => {
  show('?filter=Customer+story');
  expect(link('Customers')).toHaveAttribute('aria-current', 'page');
  expect(link('Updates')).not.toHaveAttribute('aria-current');
});

test('a page can be marked under another address', () => {
  show('', { pathname: '/updates', search: '?filter=Customer+story' });
  expect(link('Customers')).toHaveAttribute('aria-current', 'page');
});
