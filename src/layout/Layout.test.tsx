import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutData } from '../../tests/unit/layout-data';
import { lazyParts } from '../../tests/unit/lazy-parts';
import { matchMediaStub } from '../../tests/unit/match-media';
import { renderUnstyled } from '../../tests/unit/unstyled';
import { Layout } from './Layout';

// The navigation measures its panels, which needs layout; jsdom has none.
jest.mock('./header/desktop/panel-dom');

beforeEach(() => matchMediaStub());

async function show(search = ''): Promise<void> {
  renderUnstyled(
    <Layout
      data={layoutData}
      location={{ pathname: '/updates', search }}
      page={{ title: 'Updates' }}
      disclosures={{ fdic_status: true }}
    >
      <h1>What changed</h1>
    </Layout>,
  );
  await lazyParts();
}

test('the first Tab stop skips to the content', async () => {
  await show();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  const target = document.querySelector(skip.getAttribute('href') ?? '');
  expect(target).toBe(screen.getByRole('main'));
  // So that focus moves there too, not only the scroll position.
  expect(target).toHaveAttribute('tabindex', '-1');
});

test('the page is between banner and footer', async () => {
  await show();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('What changed');
  const parts = [
    screen.getByRole('banner'),
    screen.getByRole('main'),
    await screen.findByRole('contentinfo'),
  ];
  for (const [index, part] of parts.slice(1).entries()) {
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test("the footer has the page's disclosures", async () => {
  await show();
  const disclosures = await screen.findByRole('region', { name: 'Disclosures' });
  expect(disclosures).toHaveTextContent('Halyard is not a bank.');
  expect(disclosures).toHaveTextContent('Halyard is not FDIC-insured.');
  expect(disclosures).not.toHaveTextContent('Deposits may be placed at other banks.');
});

test('the navigation marks the link with the current query', async () => {
  await show('?filter=Customer+story');
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Updates' })).not.toHaveAttribute('aria-current');
});
