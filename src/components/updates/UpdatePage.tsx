import { nameOf } from '../../lib/text/entry-name';
import { Hero } from '../page/Hero';
import { FeedLinks } from './FeedLinks';
import type { Kind } from './filter-styles';
import { Pager } from './Pager';
import { storyTiles, updateRows } from './row-styles';
import { UpdateFilters } from './UpdateFilters';
import { type UpdateInList, UpdateRow } from './UpdateRow';

type UpdatePageProps = {
  headline: string;
  lede: string;
  kinds: readonly Kind[];
  /** The listed kind; undefined for all updates. */
  kind: Kind | undefined;
  updates: readonly UpdateInList[];
  /** Path of the list, number of this page, number of pages. */
  list: string;
  page: number;
  beside: { newer: string | undefined; older: string | undefined };
};

/** A page of updates with its own address: one kind, or older updates. */
export function UpdatePage({ headline, lede, kinds, kind, updates, list, page, beside }: UpdatePageProps) {
  return (
    <>
      <Hero headline={headline} lede={lede} eyebrow={page > 1 && `Page ${page}`} />
      <UpdateFilters kinds={kinds} shown={kind} />
      <ul css={[updateRows, updates.every(({ story }) => story) && storyTiles]} data-updates>
        {updates.map((update) => (
          <UpdateRow key={update.path} update={update} kind={nameOf(kinds, update.kind)} />
        ))}
      </ul>
      <Pager {...beside} />
      <FeedLinks list={list} />
    </>
  );
}
