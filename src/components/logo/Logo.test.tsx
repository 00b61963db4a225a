import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';
import { mark } from './mark';

/** All style rules that apply to the switch, as in the page's style sheets. */
function rulesOfSwitch(container: HTMLElement): string[] {
  const name = container.querySelector(`path[d="${mark.blade}"]`)?.getAttribute('class');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  return name ? rules.filter((rule) => rule.includes(name)) : [];
}

test('the logo is a link to the home page, named after the brand', () => {
  render(<Logo brand="Example Bank Tools" />);
  expect(screen.getByRole('link', { name: 'Example Bank Tools' })).toHaveAttribute('href', '/');
});

test('the mark is hidden from assistive technology', () => {
  render(<Logo brand="Example" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the switch moves on hover and focus, unless reduced motion is preferred', () => {
  const { container } = render(<Logo brand="Example" />);
  const rules = rulesOfSwitch(container);
  expect(rules.some((rule) => rule.includes('a:hover') && rule.includes('a:focus-visible'))).toBe(true);
  for (const rule of rules) expect(rule).toMatch(/^@media \(prefers-reduced-motion: ?no-preference\)/);
});

test("a logo that isn't animated has a switch without motion", () => {
  const { container } = render(<Logo brand="Example" animated={false} />);
  expect(rulesOfSwitch(container)).toEqual([]);
});
