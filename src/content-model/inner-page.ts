/** The page of an entry within a record: the last segment of its path, its name and description. Texts may have variables. */
export type InnerPage = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** In the browser tab and in search results; the name if it has no other. */
  readonly title?: string;
};

/**
 * Makes the function that returns the page of an entry; undefined for an invalid one.
 * @param names fields with text that the page needs
 */
export const innerPage =
  <F extends string>(
    names: readonly F[],
    pageOf: (entry: Readonly<Record<F, string>>, slug: string) => InnerPage,
  ) =>
  (entry: unknown, slug = ''): InnerPage | undefined => {
    const fields = Object(entry) as Record<F, string>;
    return names.every((name) => typeof fields[name] === 'string') ? pageOf(fields, slug) : undefined;
  };
