import { css } from '@emotion/react';
import { searchQuery } from '../../lib/search/search-request';
import { color, radius, space, text, wrapping } from '../../theme/tokens';
import { control } from '../form/field-styles';
import { searchName } from './SearchControl';

const form = css({ ...wrapping, gap: space(2), width: '100%' });
const field = css(control, { flex: `1 1 ${space(50)}`, width: 'auto', minWidth: 0, maxWidth: space(90) });
const submit = css({
  padding: `0 ${space(5)}`,
  borderRadius: radius.pill,
  backgroundColor: color.ink,
  color: color.onFill,
  ...text.nav,
  '&:hover': { backgroundColor: color.inkHover },
});

/** A field that leads to the search page, which searches for what's typed. Without JavaScript the page lists everything. */
export function SearchField() {
  return (
    <form action="/search" css={form}>
      <input
        type="search"
        name={searchQuery}
        aria-label={searchName}
        placeholder={searchName}
        autoComplete="off"
        css={field}
      />
      <button type="submit" css={submit}>
        Search
      </button>
    </form>
  );
}
