import { render, screen } from '@testing-library/react';
import { IconSprite } from '../../components/icon/IconSprite';
import { icons } from '../../components/icon/icons';
import { MenuItem } from './MenuItem';

const wires = {
  name: 'Wires',
  href: '/products/wires',
  description: 'straight into Fedwire',
  icon: 'branch',
  rail: 'wires',
} as const;

/** The drawings in the link, in order. */
const drawings = (container: HTMLElement) =>
  [...screen.getByRole('link').querySelectorAll('use')].map((use) =>
    container.querySelector(use.getAttribute('href') ?? '')?.getAttribute('d'),
  );

const show = (item: Parameters<typeof MenuItem>[0]['item']) =>
  render(
    <>
      <IconSprite />
      <MenuItem item={item} current={undefined} />
    </>,
  );

test('a link shows its icon, its name and its description', () => {
  const { container } = show(wires);
  expect(drawings(container)).toEqual([icons.branch]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/products/wires');
  expect(screen.getByRole('link')).toHaveTextContent(/^Wires\s*straight into Fedwire$/);
});

test('a link to another site has an arrow too', () => {
  const { container } = show({ ...wires, href: 'https://status.example' });
  expect(drawings(container)).toEqual([icons.branch, icons.arrowUpRight]);
});
