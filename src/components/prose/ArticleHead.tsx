import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, size, space, text } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const eyebrowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
  ...text.label,
  color: color.ink3,
  // Words wrap beside the bullets while there's room for a few.
  '& > :not([aria-hidden])': { flex: '1 1 9rem' },
});
/** On phones the menu is below the lede, otherwise beside the eyebrow, in a row that has its height before the menu is parsed. */
const withMenu = css({
  [media.sm]: {
    display: 'grid',
    grid: `minmax(${size.pill}, auto) / minmax(0, 1fr) auto`,
    columnGap: space(6),
    alignItems: 'center',
    '& > h1, & > h1 + p': { gridColumn: '1 / -1' },
  },
  // Paper has no menu.
  [media.print]: { gridTemplateRows: 'auto' },
});
const menuStyle = css({
  display: 'flex',
  marginTop: space(5),
  [media.sm]: { gridArea: '1 / 2', marginTop: 0 },
});
const titleStyle = css({ marginTop: space(5.5), ...text.title, textWrap: 'balance' });
const ledeStyle = css({ marginTop: space(4.5), ...text.lede, color: color.ink2 });

type ArticleHeadProps = {
  title: string;
  lede: string;
  eyebrow: ReactNode;
  menu?: ReactNode;
};

/** The top of an article. */
export function ArticleHead({ title, lede, eyebrow, menu }: ArticleHeadProps) {
  return (
    <div css={menu ? withMenu : undefined}>
      <p css={eyebrowStyle}>{eyebrow}</p>
      <h1 css={titleStyle}>{title}</h1>
      <p css={ledeStyle}>
        <TextWithLinks text={lede} />
      </p>
      {menu ? <div css={menuStyle}>{menu}</div> : null}
    </div>
  );
}
