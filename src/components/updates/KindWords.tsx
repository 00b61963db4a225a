import { css } from '@emotion/react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { filterByAddress, type Kind, stylesByKind } from './filter-styles';

type KindWordsProps<K extends Kind> = {
  /** The page's own words. */
  words: string;
  kinds: readonly K[];
  shown: K | undefined;
  /** The words of a filtered kind. */
  of: (kind: K) => string;
};

/** Words at the top of the list: those of the filtered kind, otherwise the page's own. */
export function KindWords<K extends Kind>({ words, kinds, shown, of }: KindWordsProps<K>) {
  const hydrated = useHydrated();
  const wordsOfKind = stylesByKind(kinds, (kind) => ({
    '& > span': { display: 'none' },
    '&::after': { content: JSON.stringify(of(kind)) },
  }));
  return (
    <span css={css(wordsOfKind)} {...filterByAddress(hydrated)}>
      <span>{shown ? of(shown) : words}</span>
    </span>
  );
}
