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

  test('comes in two sizes', () => {
    render(
      <>
        <LineBullet rail="ach" size="small" />
        <LineBullet rail="cards" />
      </>,
    );
    const widths = ['A', 'C'].map((letter) =>
      Number.parseFloat(getComputedStyle(screen.getByText(letter)).width),
    );
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  });
});
