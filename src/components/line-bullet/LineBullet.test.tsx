import { render, screen } from '@testing-library/react';
import { railIds, rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import { LineBullet } from './LineBullet';

describe('LineBullet', () => {
  test.each(railIds)('%s shows its letter in the color of the scheme, or of boards', (rail) => {
    const { rerender } = render(<LineBullet rail={rail} />);
    const bullet = screen.getByText(rails[rail].letter);
    expect(bullet).toHaveStyle({ background: rails[rail].color, color: color.onFill });

    rerender(<LineBullet rail={rail} onNight />);
    expect(bullet).toHaveStyle({ background: rails[rail].onNight, color: color.night });
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
