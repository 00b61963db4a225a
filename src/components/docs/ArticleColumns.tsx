import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { color, media, size, space } from '../../theme/tokens';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space(15)}`,
  paddingTop: space(10),
  // Firefox leaves the first page blank, and cuts lines in half, when a part of a grid is higher than a page.
  [media.print]: { display: 'block' },
});
const three = css({
  [media.md]: { gridTemplateColumns: `${size.side} minmax(0, ${size.article})` },
  [media.lg]: { gridTemplateColumns: `${size.side} minmax(0, ${size.article}) ${size.contents}` },
});

const two = css({
  [media.md]: { gridTemplateColumns: `minmax(0, ${size.article})` },
  [media.lg]: {
    gridTemplateColumns: `minmax(0, ${size.article}) ${size.contents}`,
    justifyContent: 'space-between',
  },
});

const edge = space(4);

/** A navigation that scrolls: what's cut off fades at its edges, where it has room at both ends of its list. */
export const fadedEdges = {
  paddingBlock: edge,
  maskImage: `linear-gradient(transparent, ${color.ink} ${edge}, ${color.ink} calc(100% - ${edge}), transparent)`,
} as const;

const article = css({ minWidth: 0, '& > * + *': { marginTop: space(10) } });
const top = `calc(${size.header} + ${space(4)})`;

/** A navigation stays in view. One that's higher than the window scrolls, with room for the outlines of its links. */
const sticky = css({
  '& nav': {
    position: 'sticky',
    top,
    maxHeight: `calc(100vh - ${top} - ${space(4)})`,
    margin: `-${edge} -${space(1)} 0`,
    paddingInline: space(1),
    ...fadedEdges,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& > [data-island]': { display: 'contents' },
});

type ArticleColumnsProps = {
  /** Left out for an article without side navigation. */
  side?: ReactNode;
  /** The ref of the column with the side navigation. */
  sideRef?: Ref<HTMLDivElement>;
  contents: ReactNode;
  children: ReactNode;
};

/** The columns of an article: side navigation, text, list of contents. */
export function ArticleColumns({ side, sideRef, contents, children }: ArticleColumnsProps) {
  return (
    <div css={[columns, side ? three : two]}>
      {side ? (
        <div css={sticky} ref={sideRef}>
          {side}
        </div>
      ) : null}
      <article css={article}>{children}</article>
      <div css={sticky}>{contents}</div>
    </div>
  );
}
