/** The kinds of pages that the site has, for its index and for search. */

/** A section by its id, in the order of the index, and the paths of its pages. A page belongs to the first that takes it. */
const sections = [
  { id: 'api', takes: /^\/documentation\/api(\/|$)/ },
  { id: 'codes', takes: /^\/documentation\/codes(\/|$)/ },
  { id: 'documentation', takes: /^\/documentation(\/|$)/ },
  { id: 'products', takes: /^\/(products|solutions|fees)(\/|$)/ },
  { id: 'updates', takes: /^\/updates(\/|$)/ },
  { id: 'company', takes: /^\// },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The ids of all sections. */
export const sectionIds = sections.map(({ id }) => id) as [SectionId, ...SectionId[]];

/** The section of a page. @param path from the root of the site, without a slash at its end */
export const sectionOf = (path: string): SectionId =>
  sections.find(({ takes }) => takes.test(path))?.id ?? 'company';
