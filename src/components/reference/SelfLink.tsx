import { type CSSObject, css } from '@emotion/react';
import { color, font, media, space } from '../../theme/tokens';

/**
 * The styles of a link to the element that it's in: the name of a field, or a heading. It looks like the name, with a sign
 * before it when the pointer or the focus is on it, and always where there's no pointer that could rest on it.
 */
export const selfLink = {
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  '&::before': {
    // Not part of the link's name.
    content: ['"#"', '"#" / ""'],
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${space(1)})`,
    fontFamily: font.mono,
    fontWeight: 400,
    color: color.ink3,
    opacity: 0,
  },
  '&:hover::before, &:focus-visible::before': { opacity: 1 },
  '@media (hover: none)': { '&::before': { opacity: 1 } },
  [media.print]: { textDecoration: 'none !important' as 'none', '&::before': { display: 'none' } },
} satisfies CSSObject;

const style = css(selfLink);

/** A heading's text as a link to the heading. */
export function SelfLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} css={style}>
      {children}
    </a>
  );
}
