import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { IconSprite } from './IconSprite';
import { iconNames, icons } from './icons';

const svg = (container: HTMLElement) => container.querySelector('svg');

/** The icons that the content and the components rely on by name. */
const required = [
  ...['account', 'alert', 'arrow', 'bank', 'calendar', 'card', 'chart', 'clock', 'copy', 'edit', 'email'],
  ...['filter', 'folder', 'lock', 'mastercard', 'menu', 'markdown', 'chatgpt', 'claude'],
];

test('the set has every required icon', () => {
  expect(iconNames).toEqual(expect.arrayContaining(required));
});

test('no two icons are the same drawing', () => {
  expect(new Set(Object.values(icons)).size).toBe(iconNames.length);
});

test.each(iconNames)('%s is drawn at 16 x 16 with a stroke of 1.5 in the text color', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(svg(container)).toHaveAttribute('width', '16');
  expect(svg(container)).toHaveAttribute('height', '16');
  expect(svg(container)).toHaveAttribute('viewBox', '0 0 16 16');
  expect(svg(container)).toHaveAttribute('stroke-width', '1.5');
  expect(svg(container)).toHaveAttribute('stroke', 'currentColor');
});

test.each(iconNames)('%s is sound path data with two decimals at most', (name) => {
  expect(icons[name]).toMatch(/^M[-\d. MmLlHhVvAaCcQqTtSsZz]+$/);
  expect(icons[name]).not.toMatch(/\.\d{3}/);
});

test('an icon is decorative', () => {
  const { container } = render(<Icon name="clock" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(svg(container)).toHaveAttribute('aria-hidden', 'true');
});

test('an icon scales with the text', () => {
  const { container } = render(<Icon name="menu" />);
  expect(svg(container)).toHaveStyle({ width: '1rem', height: '1rem' });
});

test.each(iconNames)('%s refers to its drawing in the sprite', (name) => {
  const { container } = render(
    <>
      <IconSprite />
      <Icon name={name} />
    </>,
  );
  const shown = container.querySelector('use')?.getAttribute('href') ?? '';
  expect(container.querySelector(shown)).toHaveAttribute('d', icons[name]);
});
