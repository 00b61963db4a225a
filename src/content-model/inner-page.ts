/** The page of an entry within a record: the last segment of its path, its name and description. Texts may have variables. */
export type InnerPage = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** In the browser tab and in search results; the name if it has no other. */
  readonly title?: string;
};
