import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';

/**
 * The styles of a link to the element that it's in: the name of a field, or a heading. It looks like the name, with a sign
 * when the pointer or the focus is on it, and always where there's no pointer that could rest on it.
 */
export const selfLink = {
  color: 'inherit',
  textDecoration: 'none',
  [media.print]: { textDecoration: 'none !important' as 'none' },
  '&::after': { content: '"#"', ...text.mono, color: color.ink3, paddingInlineStart: space(1.5), opacity: 0 },
  '&:hover::after, &:focus-visible::after': { opacity: 1 },
  '@media (hover: none)': { '&::after': { opacity: 0.8 } },
} as const;

const style = css(selfLink);

/** A heading's text as a link to the heading. */
export function SelfLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} css={style}>
      {children}
    </a>
  );
}
