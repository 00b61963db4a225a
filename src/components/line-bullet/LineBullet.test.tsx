import { render, screen } from '@testing-library/react';
import { railIds, rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import { LineBullet } from './LineBullet';

/** Relative luminance of '#RRGGBB', WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('LineBullet', () => {
  test.each(railIds)('%s shows its letter, legible on light and dark surfaces', (rail) => {
    const { rerender } = render(<LineBullet rail={rail} />);
    const bullet = screen.getByText(rails[rail].letter);
    expect(bullet).toHaveStyle({ background: rails[rail].color, color: color.white });
    expect(contrast(rails[rail].color, color.white)).toBeGreaterThanOrEqual(4.5);

    rerender(<LineBullet rail={rail} onNight />);
    expect(bullet).toHaveStyle({ background: rails[rail].onNight, color: color.night });
    expect(contrast(rails[rail].onNight, color.night)).toBeGreaterThanOrEqual(4.5);
  });

  test('is hidden from assistive technology', () => {
    render(<LineBullet rail="ach" />);
    expect(screen.getByText('A')).toHaveAttribute('aria-hidden', 'true');
  });

  test('comes in three sizes', () => {
    render(
      <>
        <LineBullet rail="ach" size="small" />
        <LineBullet rail="cards" />
        <LineBullet rail="wires" size="large" />
      </>,
    );
    const widths = ['A', 'C', 'W'].map((letter) =>
      Number.parseFloat(getComputedStyle(screen.getByText(letter)).width),
    );
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });
});
