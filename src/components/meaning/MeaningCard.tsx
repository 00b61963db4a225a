import { css } from '@emotion/react';
import { useCallback } from 'react';
import type { Meaning } from '../../lib/meanings/meaning';
import { color, media, radius, shadow, space, text } from '../../theme/tokens';

const card = css({
  position: 'absolute',
  inset: 'auto',
  width: 'max-content',
  maxWidth: `min(${space(88)}, calc(100vw - ${space(4)}))`,
  padding: `${space(3.5)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: shadow.menu,
  color: color.ink2,
  ...text.caption,
  [media.print]: { display: 'none' },
});
const name = css({ color: color.ink, fontWeight: 500 });
const line = css({ marginTop: space(1) });
const dated = css({ marginTop: space(1.5), ...text.label, color: color.ink3 });
const open = css({
  display: 'inline-block',
  margin: `${space(1)} 0 ${space(-2)}`,
  padding: `${space(2.5)} 0`,
  color: color.ink,
});

/** The ID of the card, which describes the link. */
export const cardId = 'meaning';

type MeaningCardProps = {
  meaning: Meaning;
  /** The address of the link, repeated for a finger, whose tap didn't follow the link. */
  href: string | null;
};

/**
 * The meaning of what a link leads to. A popover, above everything else on the page. Screen readers announce it, because it
 * may appear after they have read the link.
 */
export function MeaningCard({ meaning, href }: MeaningCardProps) {
  const makePopover = useCallback((element: HTMLDivElement | null) => {
    if (element) element.popover = 'manual';
  }, []);
  return (
    <div ref={makePopover} id={cardId} role="status" css={card}>
      <p css={name}>{meaning.name}</p>
      <p css={line}>{meaning.sentence}</p>
      {meaning.dated ? <p css={dated}>{meaning.dated}</p> : null}
      {href === null ? null : (
        <a href={href} css={open}>
          {meaning.dated ? 'Date and source' : 'Read more about it'}
        </a>
      )}
    </div>
  );
}
