import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, size, space, text, wrapping } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  paddingBlock: `${space(10)} ${space(8)}`,
  [media.md]: {
    gridTemplateColumns: '7fr 4fr',
    gap: space(16),
    alignItems: 'end',
    paddingBlock: `${space(16)} ${space(12)}`,
  },
  [media.print]: { paddingBlock: space(4) },
});

const eyebrowStyle = css({
  ...wrapping,
  alignItems: 'center',
  gap: space(2.5),
  marginBottom: space(6),
  color: color.ink3,
  ...text.label,
});

const headline = css({ ...text.display, textWrap: 'balance' });

const ledeStyle = css({ ...text.lede, color: color.ink2, maxWidth: size.measure });

const actionsStyle = css({ ...wrapping, gap: space(3), marginTop: space(6.5) });

type HeroProps = {
  headline: ReactNode;
  lede: ReactNode;
  /** Breadcrumb or context above the heading. */
  eyebrow?: ReactNode;
  /** Buttons below the lede. */
  actions?: ReactNode;
};

/** The top of a page: one heading and one paragraph. */
export function Hero({ headline: words, lede, eyebrow, actions }: HeroProps) {
  return (
    <div css={hero}>
      <div>
        {eyebrow ? <p css={eyebrowStyle}>{eyebrow}</p> : null}
        <h1 css={headline}>{words}</h1>
      </div>
      <div>
        <p css={ledeStyle}>{typeof lede === 'string' ? <TextWithLinks text={lede} /> : lede}</p>
        {actions ? (
          <div css={actionsStyle} data-print="none">
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
