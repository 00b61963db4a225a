import { css } from '@emotion/react';
import { memo } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated';
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
const StableHeader = memo(
  Header,
  (before, after) => before.data === after.data && before.location.search === after.location.search,
);

type SiteHeaderProps = {
  data: Queries.HeaderFragment;
  location: { pathname: string };
  /** The address marked in the navigation, if it isn't the page's own. */
  place?: PageLocation | undefined;
};

/**
 * The start of every page: the link that skips to the content, and the header. The query of the address is known in the browser only,
 * so it's read after hydration.
 */
export function SiteHeader({ data, location, place }: SiteHeaderProps) {
  const search = useHydrated() ? window.location.search : '';
  return (
    <>
      <a href="#content" css={skipLink} data-print="none">
        Skip to content
      </a>
      <StableHeader data={data} location={place ?? { pathname: location.pathname, search }} />
    </>
  );
}
