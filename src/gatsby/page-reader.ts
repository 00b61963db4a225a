/** Who reads the pages that are built: each page is read and parsed once, for all of them. */
import { sep } from 'node:path';
import type { Root } from 'hast';

/** A finished page. */
export type FinishedPage = {
  /** Its path from the root of the site, without a slash at the end: "/", "/fees"; "/404.html" has a name of its own. */
  readonly route: string;
  /** The tree of its HTML. It is handed from reader to reader, so look and do not touch. */
  readonly document: Root;
};

/** Gets every page, one after the other, and does with them what it is there for when it has seen the last. */
export type PageReader = {
  readonly read: (page: FinishedPage) => void | Promise<void>;
  readonly end: () => void | Promise<void>;
};

/** The route of a file: "public/fees/index.html" in "public" is /fees. */
export const routeOfFile = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length + 1)
    .split(sep)
    .join('/')}`.replace(/\/?index\.html$/, '') || '/';
