import { render, screen } from '@testing-library/react';
import ReferenceSide from './ReferenceSide';

const groups = [
  {
    name: 'Mail',
    resources: [
      { name: 'Parcels', path: '/api/parcels' },
      { name: 'Letters', path: '/api/letters' },
    ],
  },
  { name: 'Money', resources: [{ name: 'Stamps', path: '/api/stamps' }] },
];

const show = () =>
  render(
    <ReferenceSide groups={groups} path="/api/letters" headings={[{ id: 'object', text: 'The object' }]} />,
  );

test('every resource is listed in its group, and only the group of the page is open', () => {
  show();
  expect(screen.getByRole('navigation', { name: 'API reference' })).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('group')
      .map((group) => [group.querySelector('summary')?.textContent, (group as HTMLDetailsElement).open]),
  ).toEqual([
    ['Mail', true],
    ['Money', false],
  ]);
  for (const { name, path } of groups.flatMap(({ resources }) => resources))
    expect(screen.getByText(name)).toHaveAttribute('href', path);
});

test('the resource of the page is marked, with the parts of the page below it', () => {
  show();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Letters');
  expect(screen.getByRole('link', { name: 'The object' })).toHaveAttribute('href', '#object');
});

test("on a phone a button without script opens it: it's a popover", () => {
  show();
  expect(screen.getByRole('navigation')).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('navigation')).toHaveAttribute('id', 'resources');
});
