import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { IconSprite } from './IconSprite';
import { iconNames, icons } from './icons';

const svg = (container: HTMLElement) => container.querySelector('svg');

/** The icons that the specification (section 9) lists; its two assistants' logos have names of our choice. */
const specified = [
  ...['account', 'alert', 'arrow', 'bank', 'calendar', 'card', 'chart', 'clock', 'copy', 'edit', 'email'],
  ...['filter', 'folder', 'lock', 'mastercard', 'menu', 'markdown', 'chatgpt', 'claude'],
];

test('the set holds every icon that the specification lists', () => {
  expect(iconNames).toEqual(expect.arrayContaining(specified));
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

test('an icon is decoration unless it is labelled', () => {
  const { container } = render(<Icon name="clock" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(svg(container)).toHaveAttribute('aria-hidden', 'true');
});

test('a labelled icon is an image with that name', () => {
  render(<Icon name="alert" label="Cut-off missed" />);
  expect(screen.getByRole('img', { name: 'Cut-off missed' })).not.toHaveAttribute('aria-hidden');
});

test('an icon can be larger and then grows with the text', () => {
  const { container } = render(<Icon name="menu" size={24} />);
  expect(svg(container)).toHaveAttribute('width', '24');
  expect(svg(container)).toHaveStyle({ width: '1.5rem', height: '1.5rem' });
});

test.each(iconNames)('%s shows its own drawing of the sprite', (name) => {
  const { container } = render(
    <>
      <IconSprite />
      <Icon name={name} />
    </>,
  );
  const shown = container.querySelector('use')?.getAttribute('href') ?? '';
  expect(container.querySelector(shown)).toHaveAttribute('d', icons[name]);
});
