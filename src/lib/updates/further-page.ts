/** What a page after the first of a list of updates says about itself. Pure. */
import { formatDay } from '../time/day-format';

type ListPage = { readonly pages: number; readonly updates: readonly { readonly date: string }[] };

/**
 * Title and description of a further page: "ACH, page 2", and from which day to which its updates are.
 * @param what the name of the list
 * @param page its number, from 2
 */
export function furtherPage(what: string, page: number, { pages, updates }: ListPage) {
  const days = [updates[0], updates.at(-1)].map((update) => formatDay(update?.date ?? ''));
  return {
    title: `${what}, page ${page}`,
    description: `${what} from ${days.join(' back to ')}, newest first. Page ${page} of ${pages}.`,
  };
}
