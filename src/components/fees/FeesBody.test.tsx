import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import FeesBody from './FeesBody';

const row = { unit: 'per transfer', charged_by: 'us', volume: null, note: null } as const;
const fees: ComponentProps<typeof FeesBody>['fees'] = {
  headline: 'Every fee.',
  lede: 'In one table.',
  sample: true,
  sample_notice: 'The amounts are samples.',
  as_of: '2026-11-20',
  glance: { title: 'At a glance', lede: 'Who charges what.' },
  groups: [
    {
      id: 'ach',
      title: 'ACH',
      rows: [
        { ...row, id: 'standard', name: 'Standard', cents: 25, volume: 'Standard transfers' },
        { ...row, id: 'incoming', name: 'Incoming', cents: 0 },
        { ...row, id: 'return', name: 'Return', cents: 200, charged_by: 'bank', volume: 'Returns' },
      ],
    },
    { id: 'platform', title: 'Platform', rows: [{ ...row, id: 'minimum', name: 'Minimum', cents: 50_000 }] },
  ],
  paid_to_you: {
    title: 'To you',
    lede: 'Not charged.',
    points: [{ title: 'Interchange', text: 'A share.' }],
  },
  calculator: {
    minimum: 'minimum',
    examples_title: 'Examples',
    examples_lede: 'Made up.',
    examples: [
      {
        name: 'A small firm',
        text: 'Few transfers.',
        volumes: [
          { fee: 'return', count: 2 },
          { fee: 'standard', count: 1000 },
        ],
      },
    ],
  },
  principles: [{ title: 'Who charges', text: 'We do.' }],
};

const linesOf = (name: string) =>
  within(screen.getByRole('table', { name: new RegExp(`^${name}`) }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.children].map(({ textContent }) => textContent).join(' | '));

test("at a glance: what's free, what we charge, what the bank charges, each with a link to its row", () => {
  const { container } = render(<FeesBody fees={fees} us="Halyard" />);
  const glance = screen.getByRole('region', { name: 'At a glance' });
  expect([...glance.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'FreeIncoming',
    'Halyard chargesStandard$0.25Minimum$500.00',
    'The partner bank chargesReturn$2.00',
  ]);
  for (const link of within(glance).getAllByRole('link')) {
    expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('TR');
  }
});

test('each group of fees can be linked to', () => {
  const { container } = render(<FeesBody fees={fees} us="Halyard" />);
  expect(container.querySelector('#ach')).toBe(screen.getByRole('region', { name: 'ACH' }));
  expect(container.querySelector('#platform')).not.toBeNull();
});

test('what we pay to the customer is separate from the fees', () => {
  render(<FeesBody fees={fees} us="Halyard" />);
  expect(screen.getByRole('region', { name: 'To you' })).toHaveTextContent('InterchangeA share.');
});

test('an example shows its costs and links to the calculator', () => {
  render(<FeesBody fees={fees} us="Halyard" />);
  expect(linesOf('A small firm')).toEqual([
    'Standard transfers | 1,000 | $250.00',
    'Returns | 2 | $4.00',
    'Halyard charges | $250.00',
    'Up to the monthly minimum | $250.00',
    'The partner bank charges | $4.00',
    'Total | $504.00',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Examples' })).getByText('Change these volumes'),
  ).toHaveAttribute('href', '/fees?return=2&standard=1000#calculator');
});

test.each([true, false])('samples are marked as samples: %p', (sample) => {
  render(<FeesBody fees={{ ...fees, sample }} us="Halyard" />);
  expect(Boolean(screen.queryByText('The amounts are samples.'))).toBe(sample);
});
