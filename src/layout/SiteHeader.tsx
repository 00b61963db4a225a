import { css } from '@emotion/react';
import { memo, useMemo } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { useSame } from '../lib/hooks/use-same';
import { color, radius, space } from '../theme/tokens';
import { Header } from './header/Header';
import type { PageLocation } from './header/location';

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

/** Memoized, because rendering it again at the end of hydration takes 50 ms on a slow phone. */
const StableHeader = memo(Header);

/** The part of a page's data that the header reads, which is the same on all pages. */
const headerData = ({ brand, navigation, footer }: Queries.HeaderFragment): Queries.HeaderFragment => ({
  brand: { name: brand.name },
  navigation,
  footer: { color_scheme: footer.color_scheme },
});

type SiteHeaderProps = {
  data: Queries.HeaderFragment;
  location: PageLocation;
  /** The address marked in the navigation, if it isn't the page's own. */
  place?: PageLocation | undefined;
};

/**
 * The start of every page: the link that skips to the content, and the header. It's outside the page, so it stays when the visitor
 * goes to another. The query of the address is known in the browser only, so it's read after hydration.
 */
export function SiteHeader({ data, location, place }: SiteHeaderProps) {
  const { pathname } = location;
  const search = useHydrated() ? location.search : '';
  return (
    <>
      <a href="#content" css={skipLink} data-print="none">
        Skip to content
      </a>
      <StableHeader
        data={useSame(useMemo(() => headerData(data), [data]))}
        location={useSame(place ?? { pathname, search })}
      />
    </>
  );
}
