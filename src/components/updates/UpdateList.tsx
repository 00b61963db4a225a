import { type CSSObject, css } from '@emotion/react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { nameOf } from '../../lib/text/entry-name';
import { adjacentPages, kindPath, updatesPath, updatesPerPage } from '../../lib/updates/update-addresses';
import type { UpdateFilter } from '../../lib/updates/update-filter';
import { color, space, text } from '../../theme/tokens';
import { Hero } from '../page/Hero';
import { FeedLinks } from './FeedLinks';
import { filterByAddress, type Kind, stylesByKind } from './filter-styles';
import { KindWords } from './KindWords';
import { Pager } from './Pager';
import { storyTiles, updateRows } from './row-styles';
import { UpdateFilters } from './UpdateFilters';
import { type UpdateInList, UpdateRow } from './UpdateRow';

const remark = css({ marginBottom: space(6), ...text.body, color: color.ink2 });
const hidden: CSSObject = { display: 'none' };

/** A kind with its lede, the number of pages in its list, and the page title used while it's filtered. */
export type PagedKind = Kind & {
  readonly description: string;
  readonly pages: number;
  readonly pageTitle: string;
};

type UpdateListProps = {
  page: { headline: string; lede: string };
  kinds: readonly PagedKind[];
  /** Newest first: those of the first page, then further ones, so that the first page of each kind is included. */
  updates: readonly UpdateInList[];
  /** Number of pages without a filter. */
  pages: number;
  filter: UpdateFilter<PagedKind>;
};

/**
 * The first page of the updates with its filters, newest first. The built page contains what any filter shows; before
 * hydration the styles in filter-styles.ts choose by the address.
 */
export function UpdateList({ page, kinds, updates, pages, filter }: UpdateListProps) {
  const hydrated = useHydrated();
  const shownKind = filter.kind;
  const first = new Set(updates.slice(0, updatesPerPage));
  const ofKind = updates.filter(({ kind }) => kind === shownKind?.id).slice(0, updatesPerPage);
  const shown = !hydrated ? updates : shownKind ? ofKind : [...first];
  const hasStories = ({ id }: Kind) => updates.some(({ kind, story }) => kind === id && story);
  const tilesByAddress = stylesByKind(kinds.filter(hasStories), () => storyTiles);
  const rowsByAddress = stylesByKind(kinds, ({ id }) => ({
    [`& > :not([data-kind="${id}"])`]: hidden,
    [`& > [data-kind="${id}"]`]: { display: 'grid' },
  }));
  const lists = [
    { id: '', path: updatesPath, pages, of: undefined },
    ...kinds.map((kind) => ({ id: kind.id, path: kindPath(kind), pages: kind.pages, of: kind.filter })),
  ];
  const listsByAddress = stylesByKind(kinds, ({ id }) => ({
    '& > div': hidden,
    [`& > [data-kind="${id}"]`]: { display: 'block' },
  }));
  return (
    <>
      <Hero
        headline={
          <KindWords words={page.headline} kinds={kinds} shown={shownKind} of={({ title }) => title} />
        }
        lede={
          <KindWords
            words={page.lede}
            kinds={kinds}
            shown={shownKind}
            of={({ description }) => description}
          />
        }
      />
      <UpdateFilters kinds={kinds} shown={shownKind} />
      {filter.unknown ? (
        <p css={remark} role="status">
          {`There’s no filter “${filter.unknown}”. All updates are shown.`}
        </p>
      ) : null}
      <ul
        css={[
          updateRows,
          css({ '& > [data-further]': hidden }),
          rowsByAddress,
          tilesByAddress,
          shownKind && hasStories(shownKind) && storyTiles,
        ]}
        data-updates
        {...filterByAddress(hydrated)}
      >
        {shown.map((update) => (
          <UpdateRow
            key={update.path}
            update={update}
            kind={nameOf(kinds, update.kind)}
            further={!hydrated && !first.has(update)}
          />
        ))}
      </ul>
      <div
        css={[css({ '& > [data-kind]:not([data-kind=""])': hidden }), listsByAddress]}
        {...filterByAddress(hydrated)}
      >
        {lists
          .filter(({ id }) => !hydrated || id === (shownKind?.id ?? ''))
          .map((list) => (
            <div key={list.id} {...(hydrated ? {} : { 'data-kind': list.id })}>
              <Pager {...adjacentPages(list.path, 1, list.pages)} of={list.of} />
              <FeedLinks list={list.path} />
            </div>
          ))}
      </div>
    </>
  );
}
