import { css } from '@emotion/react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { filterByAddress, type Kind, stylesByKind } from './filter-styles';

type UpdateHeadingProps = { words: string; kinds: readonly Kind[]; shown: Kind | undefined };

/** The text of the heading: the title of the filtered kind, otherwise the page's own. */
export function UpdateHeading({ words, kinds, shown }: UpdateHeadingProps) {
  const hydrated = useHydrated();
  const wordsOfKind = stylesByKind(kinds, ({ title }) => ({
    '& > span': { display: 'none' },
    '&::after': { content: JSON.stringify(title) },
  }));
  return (
    <span css={css(wordsOfKind)} {...filterByAddress(hydrated)}>
      <span>{shown?.title ?? words}</span>
    </span>
  );
}
