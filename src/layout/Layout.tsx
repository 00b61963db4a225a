import { graphql } from 'gatsby';
import { memo, type ReactNode } from 'react';
import type * as pageFigures from '../components/figures/PageFigures';
import { Container } from '../components/page/Container';
import { staticIsland } from '../islands/static-island';
import { type DisclosureOptions, optionsFrom } from '../lib/payments/disclosures';
import { Footer } from './footer/Footer';
import { Head, headTags } from './head/Head';
import type { PageMeta } from './head/head-data';

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
    ...PageHead
  }
`;

const PageFigures = staticIsland('figures', () => import('../components/figures/PageFigures'), 'below');

/** Memoized, because rendering it again at the end of hydration takes time on a slow phone. */
const StableHead = memo(Head);

type LayoutProps = {
  data: Queries.LayoutFragment;
  location: { pathname: string };
  page: PageMeta & {
    readonly figures?: readonly pageFigures.Figure[];
    /** The optional disclosures listed in the page's content. */
    readonly disclosures?: Parameters<typeof optionsFrom>[0];
  };
  /** Replaces those that the page lists. */
  disclosures?: DisclosureOptions;
  children: ReactNode;
};

/** What all pages share besides the header (SiteHeader.tsx): head, content, footer. */
export function Layout({ data, location, page, disclosures, children }: LayoutProps) {
  const { pathname } = location;
  return (
    <>
      <StableHead data={data} page={page} pathname={pathname} />
      <main id="content" tabIndex={-1} data-main>
        <Container>
          {children}
          {page.figures && page.figures.length > 0 ? (
            <PageFigures key={pathname} figures={page.figures} />
          ) : null}
        </Container>
      </main>
      <Footer key={pathname} data={data} disclosures={disclosures ?? optionsFrom(page.disclosures ?? [])} />
    </>
  );
}
/** Islands that every page needs besides its own. */
Layout.islands = [headTags, Footer, PageFigures];
