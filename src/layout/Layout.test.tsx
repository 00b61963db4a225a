import { screen, within } from '@testing-library/react';
import { layoutData } from '../../tests/unit/layout-data';
import { lazyParts } from '../../tests/unit/lazy-parts';
import { matchMediaStub } from '../../tests/unit/match-media';
import { renderUnstyled } from '../../tests/unit/unstyled';
import { Layout } from './Layout';

async function show(): Promise<void> {
  matchMediaStub();
  renderUnstyled(
    <Layout
      data={layoutData}
      location={{ pathname: '/updates' }}
      page={{ title: 'Updates' }}
      disclosures={{ fdic_status: true }}
    >
      <h1>What changed</h1>
    </Layout>,
  );
  await lazyParts();
}

test('the page is before the footer', async () => {
  await show();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('What changed');
  const footer = await screen.findByRole('contentinfo');
  expect(screen.getByRole('main').compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the footer has the page's disclosures", async () => {
  await show();
  const disclosures = await screen.findByRole('region', { name: 'Disclosures' });
  expect(disclosures).toHaveTextContent('Halyard is not a bank.');
  expect(disclosures).toHaveTextContent('Halyard is not FDIC-insured.');
  expect(disclosures).not.toHaveTextContent('Deposits may be placed at other banks.');
});
