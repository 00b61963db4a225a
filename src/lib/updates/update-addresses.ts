/** The addresses of the lists of updates, of their pages and of their feeds. Pure. */

/** All updates. The pages of the kinds and the updates are below it. */
export const updatesPath = '/updates';

/** The updates of a kind, alone, which needs no script. */
export const kindPath = ({ id }: { readonly id: string }): string => `${updatesPath}/${id}`;

/** What changed in the products; each has a page below it. */
export const changesRoot = `${updatesPath}/products`;

/** What changed in a product. @param product the file name of the product */
export const changesPath = (product: string): string => `${changesRoot}/${product}`;

/** The RSS feed of a list. @param list its path */
export const feedPath = (list: string): string => `${list}.xml`;

/** Every change of a product in one file, for the form that asks what changed since a day. @param list its path */
export const changesFile = (list: string): string => `${list}.json`;

/** The JSON Feed of all updates. */
export const jsonFeedPath = `${updatesPath}.json`;

/** How many updates a page of a list shows. */
export const updatesPerPage = 20;

/** A page of a list, which are counted from 1. @param list its path, which is its first page */
export const pagePath = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);

/** The addresses of the pages before and after; undefined at the ends. */
export function pagesBeside(
  list: string,
  page: number,
  pages: number,
): { newer: string | undefined; older: string | undefined } {
  return {
    newer: page > 1 ? pagePath(list, page - 1) : undefined,
    older: page < pages ? pagePath(list, page + 1) : undefined,
  };
}
