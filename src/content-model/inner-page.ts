/** The page of an entry within a record: the end of its path, its name, and what it is about. Texts may hold tokens. */
export type InnerPage = { readonly slug: string; readonly name: string; readonly description: string };
