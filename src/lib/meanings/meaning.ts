/** What a link in a text leads to, in one sentence. */
export type Meaning = {
  /** A name, such as "R03: No account", or a figure, such as "$1,000,000". */
  readonly name: string;
  readonly sentence: string;
  /** How old it is; for figures. */
  readonly dated?: string;
};

/** The meanings of the pages in a folder, by the last segment of their paths: name and sentence. */
export type MeaningFile = Readonly<Record<string, readonly [name: string, sentence: string]>>;

/** A page with a meaning: a code or a resource. */
const page = /^(?:\/documentation\/codes\/([\w-]+)|\/documentation\/(api))\/([\w-]+)(?:#|$)/;

/** The file with the meaning of a page, and its key there; undefined for other addresses. */
export function meaningAt(href: string): { readonly file: string; readonly key: string } | undefined {
  const [, network, reference, key] = page.exec(href) ?? [];
  const folder = network ?? reference;
  return folder && key ? { file: `/meanings/${folder}.json`, key } : undefined;
}

/** The links with a meaning: figures anywhere, and codes and resources in articles. */
export const explainedLinks = [
  'main a[href^="#figure-"]',
  '[data-prose] a[href^="/documentation/codes/"]',
  '[data-prose] a[href^="/documentation/api/"]',
].join();

/** How a visitor asks for a meaning. */
export type Intent = 'hover' | 'focus' | 'tap';
