import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { memo, type ReactNode, useMemo } from 'react';
import type * as pageFigures from '../components/figures/PageFigures';
import { Container } from '../components/page/Container';
import { staticIsland } from '../islands/static-island';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { type DisclosureOptions, optionsFrom } from '../lib/payments/disclosures';
import { color, radius, space } from '../theme/tokens';
import { Footer } from './footer/Footer';
import { Head, headTags } from './head/Head';
import type { PageMeta } from './head/head-data';
import { Header } from './header/Header';
import type { PageLocation } from './header/location';

export const query = graphql`
  fragment Layout on Query {
    ...Header
    ...Footer
    ...PageHead
  }
`;

const skipLink = css({
  position: 'absolute',
  top: space(2),
  left: space(2),
  zIndex: 20,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.control,
  backgroundColor: color.ink,
  color: color.onFill,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

const PageFigures = staticIsland('figures', () => import('../components/figures/PageFigures'));

/** Memoized, because rendering them again at the end of hydration takes 50 ms on a slow phone. */
const [StableHead, StableHeader] = [memo(Head), memo(Header)];

type LayoutProps = {
  data: Queries.LayoutFragment;
  location: { pathname: string; search: string };
  page: PageMeta & {
    readonly figures?: readonly pageFigures.Figure[];
    /** The optional disclosures listed in the page's content. */
    readonly disclosures?: Parameters<typeof optionsFrom>[0];
  };
  /** Replaces those that the page lists. */
  disclosures?: DisclosureOptions;
  /** The address marked in the navigation, if it isn't the page's own. */
  navigationLocation?: PageLocation;
  children: ReactNode;
};

/**
 * The shell of every page: head, header, content, footer. The query of the address is known in the browser only, so the
 * shell reads it after hydration.
 */
export function Layout({ data, location, page, disclosures, navigationLocation, children }: LayoutProps) {
  const hydrated = useHydrated();
  const { pathname } = location;
  const search = hydrated ? location.search : '';
  const shown = useMemo(
    () => navigationLocation ?? { pathname, search },
    [navigationLocation, pathname, search],
  );
  return (
    <>
      <StableHead data={data} page={page} pathname={pathname} />
      <a href="#content" css={skipLink} data-print="none">
        Skip to content
      </a>
      <StableHeader data={data} location={shown} />
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
