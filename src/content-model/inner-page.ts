/** The page of an entry within a record: the last segment of its path, its name and description. Texts may have variables. */
export type InnerPage = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** In the browser tab and in search results; the name if it has no other. */
  readonly title?: string;
};

type Entry<F extends string> = Readonly<Record<F, string> & Record<string, string | undefined>>;

/** Makes the function that returns the page of an entry; undefined if one of these fields, which it needs, has no text. */
export const innerPage =
  <F extends string>(needed: readonly F[], pageOf: (entry: Entry<F>, slug: string) => InnerPage) =>
  (entry: unknown, slug = ''): InnerPage | undefined => {
    const fields: Entry<F> = Object(entry);
    return needed.every((name) => typeof fields[name] === 'string') ? pageOf(fields, slug) : undefined;
  };
