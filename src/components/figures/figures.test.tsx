import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactTable } from './FactTable';
import PageFigures, { type Figure } from './PageFigures';

const ceiling = {
  yamlId: 'ceiling',
  words: '$1,000,000',
  label: 'Ceiling per entry',
  as_of: '2022-03-18',
  review_by: '2027-05-20',
  confidenceWords: 'official',
  source: { title: 'The operator', url: 'https://example.com/ceiling' },
} satisfies Figure;
const second = { ...ceiling, yamlId: 'hours', words: '24/7', label: 'Hours' } satisfies Figure;
const ours: Figure = {
  yamlId: 'page-size',
  words: '100',
  label: 'Objects on a page',
  as_of: null,
  review_by: null,
  confidenceWords: null,
  source: null,
};

describe('the figures of a page', () => {
  const open = () => userEvent.click(screen.getByText('Dates and sources of figures'));

  test('each shows its value, label and date, and has a fragment', async () => {
    render(<PageFigures figures={[ceiling, second]} />);
    await open();
    const region = screen.getByRole('region', { name: 'Figures on this page' });
    const [first] = within(region).getAllByRole('listitem');
    expect(first).toHaveTextContent('$1,000,000Ceiling per entryas of Mar 2022, official');
    expect(first).toHaveAttribute('id', 'figure-ceiling');
    expect(within(region).getByRole('link', { name: 'All figures on this site' })).toHaveAttribute(
      'href',
      '/facts',
    );
  });

  test('one line shows those that have a source', async () => {
    render(<PageFigures figures={[ceiling, second, ours]} />);
    for (const item of screen.getAllByRole('listitem')) expect(item).not.toBeVisible();
    await open();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test.each([[[]], [[ours]]])(
    'a page without figures that have a source has no heading for them',
    (figures) => {
      const { container } = render(<PageFigures figures={figures} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});

describe('the table of all facts', () => {
  const pages = [
    { path: '/products/ach', title: 'ACH API' },
    { path: '/fees', title: 'Pricing' },
  ];
  beforeEach(() =>
    render(
      <FactTable
        title="ACH"
        facts={[
          { ...ceiling, pages },
          { ...second, pages: [] },
        ]}
      />,
    ),
  );

  test('a row has value, date, source, confidence and next review', () => {
    const [, row] = screen.getAllByRole('row');
    expect(row).toHaveAttribute('id', 'ceiling');
    expect(row).toHaveTextContent(
      /Ceiling per entry.*\$1,000,000.*Mar 18, 2022.*The operator.*official.*May 20, 2027/,
    );
    expect(screen.getByRole('table', { name: 'ACH: figures with date and source' })).toBeInTheDocument();
  });

  test('the pages that show a fact are listed on demand', async () => {
    expect(screen.getByRole('link', { name: 'Pricing' })).not.toBeVisible();
    await userEvent.click(screen.getByText('On 2 pages'));
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/fees');
  });
});
