import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type * as pageFigures from '../components/figures/PageFigures';
import { Container } from '../components/page/Container';
import { staticIsland } from '../islands/static-island';
import { optionsFrom } from '../lib/payments/disclosures';
import { Footer } from './footer/Footer';
import { Head } from './head/Head';
import type { PageMeta } from './head/head-data';
import { Header } from './header/Header';
import type { PageLocation } from './header/location';

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
    ...PageHead
    ...ErrorScreen
  }
`;

const PageFigures = staticIsland('figures', () => import('../components/figures/PageFigures'));

type LayoutProps = {
  data: Queries.LayoutFragment;
  location: { pathname: string };
  /** The address marked in the navigation, if it isn't the page's own. */
  place?: PageLocation | undefined;
  page: PageMeta & {
    readonly figures?: readonly pageFigures.Figure[];
    /** The optional disclosures listed in the page's content. */
    readonly disclosures?: Parameters<typeof optionsFrom>[0];
  };
  /** As wide as documentation with its columns. */
  wide?: boolean;
  children: ReactNode;
};

/** What all pages share: head, header, content, footer. */
export function Layout({ data, location, place, page, wide, children }: LayoutProps) {
  return (
    <>
      <Head data={data} page={page} pathname={location.pathname} />
      <Header data={data} location={location} place={place} wide={wide} />
      <main id="content" tabIndex={-1} data-main>
        <Container wide={wide}>
          {children}
          {page.figures && page.figures.length > 0 ? <PageFigures figures={page.figures} /> : null}
        </Container>
      </main>
      <Footer
        data={data}
        pathname={location.pathname}
        wide={wide}
        disclosures={optionsFrom(page.disclosures ?? [])}
      />
    </>
  );
}
