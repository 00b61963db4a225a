import { screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { layoutData } from '../../tests/unit/layout-data';
import { lazyParts } from '../../tests/unit/lazy-parts';
import { matchMediaStub } from '../../tests/unit/match-media';
import { renderUnstyled } from '../../tests/unit/unstyled';
import NotFoundPage from './404';

beforeEach(async () => {
  matchMediaStub();
  const location = { pathname: '/nowhere', search: '' };
  const props = { data: layoutData, location } as PageProps<Queries.NotFoundPageQuery>;
  renderUnstyled(<NotFoundPage {...props} />);
  await lazyParts();
});

test("it says that there's no page, inside the site's layout", () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('it links to the home page, the documentation and the places where most people start', () => {
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Read the docs' })).toHaveAttribute('href', '/documentation');
  expect(main.getByRole('link', { name: 'Quickstart' })).toHaveAttribute('href', '/documentation/quickstart');
  expect(main.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
  expect(main.getByRole('link', { name: 'Choose a rail' })).toHaveAttribute('href', '/products#chooser');
});
