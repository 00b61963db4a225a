import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { staticIsland } from '../../islands/static-island';
import { listNeighborsOf } from '../../lib/lists/neighbors';
import { alternatePath } from '../../lib/routing/markdown-alternate';
import { media, size, space } from '../../theme/tokens';
import { split } from '../reference/split-styles';
import { ArticleColumns } from './ArticleColumns';
import type { DocsHeadProps } from './DocsHead';
import { PageMenu } from './PageMenu';

const SideNavigation = staticIsland('docs-side', () => import('./SideNavigation'));
const DocsHead = staticIsland('docs-head', () => import('./DocsHead'));
const PreviousNext = staticIsland('neighbors', () => import('./PreviousNext'));

/** On phones the menu is below the lede, otherwise beside the eyebrow, in a row that has its height before the menu is parsed. */
const head = css({
  [media.sm]: {
    display: 'grid',
    grid: `minmax(${size.pill}, auto) / minmax(0, 1fr) auto`,
    columnGap: space(6),
    alignContent: 'start',
    alignItems: 'center',
    '& > [data-island], & > [data-island] > div': { display: 'contents' },
    '& h1, & h1 + p': { gridColumn: '1 / -1' },
  },
  // Paper has no menu.
  [media.print]: { gridTemplateRows: 'auto' },
});
const menu = css({
  display: 'flex',
  marginTop: space(5),
  [media.sm]: { gridArea: '1 / 2', marginTop: 0 },
});

type DocumentationPageProps = DocsHeadProps & {
  /** Path of the page, and of its entry in the side navigation if that differs. */
  path: string;
  section?: string;
  /** Another tree than that of the articles. */
  side?: ReactNode;
  /** What's beside the head, and code beside the text. */
  beside?: ReactNode;
  data: Queries.DocumentationShellFragment;
  headings: readonly { readonly id: string; readonly text: string }[];
  /** The list that it's in, if that isn't the articles. */
  list?: Parameters<typeof listNeighborsOf>[0];
  children: ReactNode;
};

/** A documentation page: side navigation, head with the page menu, text, table of contents, previous and next. */
export function DocumentationPage(props: DocumentationPageProps) {
  const { path, section = path, data, beside, headings, list, children, ...named } = props;
  const { name, crumb = name, rail } = named;
  const { groups } = data.documentation;
  const hasContents = headings.length > 0;
  const {
    side = <SideNavigation groups={groups} pathname={section} name={crumb} hasContents={hasContents} />,
  } = props;
  return (
    <div data-rail={rail ?? 'ach'}>
      <ArticleColumns side={side} headings={headings} wide={beside !== undefined}>
        <div css={beside && split.part}>
          <div css={head}>
            <DocsHead {...named} />
            <div css={menu}>
              <PageMenu path={alternatePath(path)} origin={data.site.url} />
            </div>
          </div>
          {beside}
        </div>
        {children}
        <PreviousNext {...listNeighborsOf(list ?? groups.flatMap(({ links }) => links), path)} />
      </ArticleColumns>
    </div>
  );
}
