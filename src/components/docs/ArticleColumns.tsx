import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { barHeight, media, size, space } from '../../theme/tokens';
import { ContentsList } from './ContentsList';
import { DocsBar } from './DocsBar';

const barred = css({ [media.belowDocs]: { [barHeight]: size.docsBar } });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `clamp(${space(8)}, 3.5vw, ${space(15)})`,
  paddingTop: space(10),
  '& > [data-column] > [data-island]': { display: 'contents' },
  // Firefox leaves the first page blank, and cuts lines in half, when a part of a grid is higher than a page.
  [media.print]: { display: 'block' },
});
const three = css({
  [media.docs]: { gridTemplateColumns: `${size.side} minmax(0, ${size.article}) ${size.contents}` },
});
const two = css({
  [media.docs]: {
    gridTemplateColumns: `minmax(0, ${size.article}) ${size.contents}`,
    justifyContent: 'space-between',
  },
});
/** Wider than other pages. Its tree has the parts of the page. */
const reference = css({
  [media.docs]: {
    gridTemplateColumns: `${space(52)} minmax(0, 1fr)`,
    columnGap: space(10),
    '--width': `min(${size.reference}, 100vw - 2 * ${size.gutter})`,
    width: 'var(--width)',
    marginInlineStart: 'calc((100% - var(--width)) / 2)',
    '& > :last-child': { display: 'none' },
  },
});
const article = css({ minWidth: 0, '& > * + *': { marginTop: space(10) } });

type ArticleColumnsProps = {
  /** The name of the page and the tree that it's in, if it's in one. */
  name?: string;
  side?: ReactNode;
  headings: readonly { readonly id: string; readonly text: string }[];
  /** Whether the text has a second column beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** The columns of an article: tree, text, contents. In a narrow window, a bar leads to the first and the third. */
export function ArticleColumns({ name = '', side, headings, wide = false, children }: ArticleColumnsProps) {
  return (
    <div css={side ? barred : undefined}>
      {side ? <DocsBar name={name} hasContents={headings.length > 0} /> : null}
      <div css={[columns, wide ? reference : side ? three : two]}>
        {side ? <div data-column>{side}</div> : null}
        <article css={article}>{children}</article>
        <div>
          <ContentsList headings={headings} />
        </div>
      </div>
    </div>
  );
}
