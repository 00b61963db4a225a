import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactTable } from './FactTable';
import PageFigures, { type Figure } from './PageFigures';

const ceiling: Figure = {
  yamlId: 'ceiling',
  words: '$1,000,000',
  label: 'Ceiling per entry',
  as_of: '2022-03-18',
  review_by: '2027-05-20',
  confidenceWords: 'official',
  source: { title: 'The operator', url: 'https://example.com/ceiling' },
};
const promise: Figure = {
  ...ceiling,
  yamlId: 'answer',
  words: 'three business days',
  label: 'Time of an answer',
  confidenceWords: 'a sample',
  source: { title: 'Sample value', url: null },
};

describe('the figures of a page', () => {
  test('each shows its value, what it is and its date, and can be linked to', () => {
    render(<PageFigures figures={[ceiling, promise]} />);
    const region = screen.getByRole('region', { name: 'Figures on this page' });
    const [first] = within(region).getAllByRole('listitem');
    expect(first).toHaveTextContent('$1,000,000Ceiling per entryas of Mar 2022, official');
    expect(first).toHaveAttribute('id', 'figure-ceiling');
    expect(within(region).getByRole('link', { name: 'All figures on this site' })).toHaveAttribute(
      'href',
      '/facts',
    );
  });

  test('each shows its source on demand', async () => {
    render(<PageFigures figures={[ceiling]} />);
    const source = screen.getByRole('link', { name: /^The operator/ });
    expect(source).not.toBeVisible();
    await userEvent.click(screen.getByText('Source'));
    expect(source).toBeVisible();
    expect(source).toHaveAttribute('href', 'https://example.com/ceiling');
    expect(source.closest('p')).toHaveTextContent(/^The operator\. Next review by May 20, 2027\./);
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/facts#ceiling');
  });

  test('a page without figures has no heading for them', () => {
    const { container } = render(<PageFigures figures={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
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
          { ...ceiling, unit: 'usd', pages },
          { ...promise, unit: 'text', pages: [] },
        ]}
      />,
    ),
  );

  test('a row has value, unit, date, source, confidence and next review', () => {
    const [, row] = screen.getAllByRole('row');
    expect(row).toHaveAttribute('id', 'ceiling');
    expect(row).toHaveTextContent(
      /Ceiling per entry.*\$1,000,000US dollars.*Mar 18, 2022.*The operator.*official.*May 20, 2027/,
    );
    expect(screen.getByRole('table', { name: 'ACH: figures with date and source' })).toBeInTheDocument();
  });

  test('the pages that show a fact are listed on demand', async () => {
    expect(screen.getByRole('link', { name: 'Pricing' })).not.toBeVisible();
    await userEvent.click(screen.getByText('On 2 pages'));
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/fees');
  });

  test("a source without an address isn't a link", () => {
    expect(screen.getByText(/Sample value/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sample value' })).toBeNull();
  });
});
