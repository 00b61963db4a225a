import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { staticIsland } from '../../islands/static-island';
import { barHeight, media, size, space } from '../../theme/tokens';
import { panelIds, useDocsPlace } from './use-docs-place';

const Contents = staticIsland('contents', () => import('./ContentsList'));

const columns = css({
  '& > [data-island]': { display: 'contents' },
  [media.docs]: {
    display: 'grid',
    justifyContent: 'space-between',
    columnGap: `clamp(${space(8)}, 3.5vw, ${space(15)})`,
  },
  // Firefox leaves the first page blank, and cuts lines in half, when a part of a grid is higher than a page.
  [media.print]: { display: 'block' },
});
const bar = { [media.belowDocs]: { [barHeight]: size.docsBar } };
const three = css({
  ...bar,
  [media.docs]: { gridTemplateColumns: `${size.side} minmax(0, ${size.article}) ${size.contents}` },
});
const two = css({
  [media.docs]: { gridTemplateColumns: `minmax(0, ${size.article}) ${size.contents}` },
});
/** Its tree has the parts of the page. */
const reference = css({
  ...bar,
  [media.docs]: {
    gridTemplateColumns: `${space(52)} minmax(0, 1fr)`,
    columnGap: space(10),
    [`& #${panelIds.contents}`]: { display: 'none' },
  },
});
const article = css({ minWidth: 0, paddingTop: space(10), '& > * + *': { marginTop: space(10) } });

type ArticleColumnsProps = {
  /** The tree that the page is in, if it's in one. */
  side?: ReactNode;
  headings: readonly { readonly id: string; readonly text: string }[];
  /** Whether the text has a second column beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** The columns of an article: tree, text, contents. In a narrow window a bar leads to the first and the third. */
export function ArticleColumns({ side, headings, wide = false, children }: ArticleColumnsProps) {
  useDocsPlace(headings.map(({ id }) => id));
  return (
    <div css={[columns, wide ? reference : side ? three : two]}>
      {side}
      <article css={article}>{children}</article>
      <Contents headings={headings} />
    </div>
  );
}
