import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../theme/tokens';
import { TextWithFacts } from '../figures/TextWithFacts';

const eyebrowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
  margin: 0,
  ...text.mono,
  color: color.ink3,
});
const topStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(6)}`,
  marginBottom: space(5.5),
});
const titleStyle = css({ margin: 0, ...text.title, textWrap: 'balance' });
const ledeStyle = css({ margin: `${space(4.5)} 0 0`, ...text.lede, color: color.ink2 });

type ArticleHeadProps = {
  title: string;
  lede: string;
  eyebrow: ReactNode /** Beside the eyebrow. */;
  menu?: ReactNode;
};

/** The top of an article. */
export function ArticleHead({ title, lede, eyebrow, menu }: ArticleHeadProps) {
  return (
    <div>
      <div css={topStyle}>
        <p css={eyebrowStyle}>{eyebrow}</p>
        {menu}
      </div>
      <h1 css={titleStyle}>{title}</h1>
      <p css={ledeStyle}>
        <TextWithFacts text={lede} />
      </p>
    </div>
  );
}
