import { css } from '@emotion/react';
import { color, media, radius, size, space, text, wrapping } from '../../theme/tokens';
import { ButtonLink } from '../button/ButtonLink';

const box = css({
  display: 'grid',
  gap: space(8),
  marginTop: space(18),
  padding: `${space(9)} min(${space(6)}, 6.5vw)`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  [media.md]: {
    gridTemplateColumns: '7fr 4fr',
    gap: space(10),
    alignItems: 'end',
    marginTop: space(30),
    padding: space(16),
  },
  // Browsers don't apply break-after to a heading inside a grid.
  [media.print]: { breakInside: 'avoid' },
});

const lede = css({ ...text.body, color: color.ink2, maxWidth: size.measure });
const actions = css({ ...wrapping, gap: space(3), marginTop: space(5) });

type ClosingCallProps = {
  title: string;
  lede?: string | null;
  /** The main action, then the other. */
  links: readonly [{ name: string; href: string }, { name: string; href: string }];
};

/** The end of a page: what to do next. */
export function ClosingCall({ title: words, lede: sentence, links: [first, second] }: ClosingCallProps) {
  return (
    <section css={box} aria-label="Next step">
      <h2 css={text.title}>{words}</h2>
      <div>
        {sentence ? <p css={lede}>{sentence}</p> : null}
        <div css={actions} data-print="none">
          <ButtonLink href={first.href}>{first.name}</ButtonLink>{' '}
          <ButtonLink href={second.href} look="ghost">
            {second.name}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
