/** Addresses of the lists of updates, their pages and their feeds. Pure. */

/** All updates. The pages for each kind, and each update, are below it. */
export const updatesPath = '/updates';

/** The page for one kind of update, which works without JavaScript. */
export const kindPath = ({ id }: { readonly id: string }): string => `${updatesPath}/${id}`;

/** Changes by product; each product has a page below it. */
export const changesRoot = `${updatesPath}/products`;

/** The changes of a product. @param product its file name */
export const changesPath = (product: string): string => `${changesRoot}/${product}`;

/** The RSS feed of a list. @param list its path */
export const feedPath = (list: string): string => `${list}.xml`;

/** All changes of a product in one file, for the form that filters them by date. @param list its path */
export const changesFile = (list: string): string => `${list}.json`;

/** The JSON Feed of all updates. */
export const jsonFeedPath = `${updatesPath}.json`;

/** Updates per page of a list. */
export const updatesPerPage = 20;

/** A page of a list, counted from 1. @param list the path of the list, which is its first page */
export const listPagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`;

/** The path of the list that an address is a page of; any other path unchanged. */
export const listOfPage = (path: string): string => path.replace(/\/page\/\d+$/, '');

/** The addresses of the previous and next pages; undefined at the ends. */
export function adjacentPages(
  list: string,
  page: number,
  pages: number,
): { newer: string | undefined; older: string | undefined } {
  return {
    newer: page > 1 ? listPagePath(list, page - 1) : undefined,
    older: page < pages ? listPagePath(list, page + 1) : undefined,
  };
}
