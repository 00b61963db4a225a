import { space } from '../../theme/tokens';
import type { IconName } from './icons';

type IconProps = {
  name: IconName;
  className?: string | undefined;
};

// In the style instead of on each icon, which keeps the HTML small.
const drawing = { flex: 'none', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** In pixels at the default text size. */
const size = 16;
const side = space(size / 4);

/**
 * One icon of the set, 16 x 16 with a stroke of 1.5, in the color of the surrounding text, with forced colors too. It scales
 * with the visitor's text size. Where a larger target is needed, make the button larger, not the icon.
 * Its drawing is in the sprite at the start of the document (IconSprite).
 * Hidden from assistive technology: the text beside it says the same.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      css={{ ...drawing, width: side, height: side }}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
