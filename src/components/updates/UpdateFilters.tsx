import { type CSSObject, css } from '@emotion/react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { kindPath } from '../../lib/updates/update-addresses';
import { filterAddress } from '../../lib/updates/update-filter';
import { color, space, wrapping } from '../../theme/tokens';
import { pill } from '../link/pill';
import { SmartLink } from '../link/SmartLink';
import { filterByAddress, type Kind, stylesByKind } from './filter-styles';

const filters = css({
  ...wrapping,
  gap: space(2),
  marginBottom: space(8),
});

const currentLook: CSSObject = { backgroundColor: color.ink, borderColor: color.ink, color: color.onFill };

const filterLink = css(pill, { '&[aria-current]': currentLook });

const otherLook: CSSObject = { backgroundColor: 'transparent', borderColor: color.control, color: 'inherit' };

type UpdateFiltersProps = {
  /** Includes the page title of each kind where the address can filter by kind. */
  kinds: readonly (Kind & { readonly pageTitle?: string })[];
  shown: Kind | undefined;
};

/**
 * Links to all updates and to each kind, with the current one marked. Without JavaScript each kind is a separate page; with it
 * a kind is a filter of the list, so no page has to be loaded.
 */
export function UpdateFilters({ kinds, shown }: UpdateFiltersProps) {
  const hydrated = useHydrated();
  const lookOfKind = stylesByKind(kinds, ({ id }) => ({
    '& a[aria-current]': otherLook,
    [`& > [data-kind="${id}"] > a`]: currentLook,
  }));
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav aria-label="Kinds of update" data-print="none">
      <ul css={[filters, lookOfKind]} {...filterByAddress(hydrated)}>
        <li>
          <SmartLink href="/updates" css={filterLink} aria-current={current(!shown)}>
            All
          </SmartLink>
        </li>
        {kinds.map((kind) => (
          <li key={kind.id} data-kind={kind.id} {...(kind.pageTitle ? { 'data-title': kind.pageTitle } : {})}>
            <SmartLink
              href={hydrated ? filterAddress(kind) : kindPath(kind)}
              css={filterLink}
              aria-current={current(shown?.id === kind.id)}
            >
              {kind.filter}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
