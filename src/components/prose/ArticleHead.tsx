import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text, wrapping } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const eyebrowStyle = css({
  ...wrapping,
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
  ...text.label,
  color: color.ink3,
  // Words wrap beside the bullets while there's room for a few.
  '& > :not([aria-hidden])': { flex: '1 1 9rem' },
});
const titleStyle = css({ marginTop: space(5.5), ...text.title, textWrap: 'balance' });
const ledeStyle = css({ marginTop: space(4.5), ...text.lede, color: color.ink2 });

type ArticleHeadProps = {
  title: string;
  lede: string;
  eyebrow: ReactNode;
};

/** The top of an article. */
export function ArticleHead({ title, lede, eyebrow }: ArticleHeadProps) {
  return (
    <div>
      <p css={eyebrowStyle}>{eyebrow}</p>
      <h1 css={titleStyle}>{title}</h1>
      <p css={ledeStyle}>
        <TextWithLinks text={lede} />
      </p>
    </div>
  );
}
