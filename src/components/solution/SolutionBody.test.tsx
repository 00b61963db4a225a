import { render, screen } from '@testing-library/react';
import SolutionBody from './SolutionBody';

const ach = { path: '/products/ach', name: 'ACH', rail: 'ach', summary: 'Batches.', tag: 'windows' } as const;
const solution = {
  name: 'Payroll',
  headline: 'Pay on Friday.',
  lede: 'Fund, pay, correct.',
  products: [ach],
  route: { stations: ['Employer', 'Workers'], legs: [{ name: 'pay', rails: ['ach'] as const }] },
  flow: [
    { name: 'Collect wages', rails: ['ach'] as const, resources: ['ach_transfer'], text: 'On Tuesday.' },
  ],
  risks: [{ title: 'Returns', text: 'They come late.' }],
  wording: [{ title: 'The bank', text: 'Name it.' }],
};

test('a solution page has all its sections', () => {
  render(
    <SolutionBody
      solution={solution}
      rails={[{ rail: 'ach', name: 'ACH' }]}
      signUp={{ name: 'Get started', href: 'https://dashboard.example/signup' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay on Friday.');
  const all = screen.getByRole('link', { name: 'Solutions' });
  expect(all).toHaveAttribute('href', '/solutions');
  expect(all.parentElement).toHaveTextContent('Solutions / Payroll');
  expect(screen.getByRole('heading', { name: 'Collect wages' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Risks' })).toHaveTextContent('They come late.');
  expect(screen.getByRole('region', { name: 'Suggested disclosures' })).toHaveTextContent('Name it.');
  expect(screen.getByText('Employer to workers: pay, by ACH.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Products used' })).toHaveTextContent('Batches.');
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  expect(screen.getAllByRole('link', { name: 'Get started' })).toHaveLength(2);
});
