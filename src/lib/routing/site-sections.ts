/** The sections of the site, for its index and for search. */

/** A section's id and the paths of its pages, in the order of the index. A page belongs to the first match. */
const sections = [
  { id: 'api', matches: /^\/documentation\/api(\/|$)/ },
  { id: 'codes', matches: /^\/documentation\/codes(\/|$)/ },
  { id: 'documentation', matches: /^\/(documentation|facts)(\/|$)/ },
  { id: 'products', matches: /^\/(products|solutions|fees)(\/|$)/ },
  { id: 'updates', matches: /^\/updates(\/|$)/ },
  { id: 'company', matches: /^\// },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The ids of all sections. */
export const sectionIds = sections.map(({ id }) => id) as [SectionId, ...SectionId[]];

/** The section of a page. @param path from the root of the site, without a trailing slash */
export const sectionOf = (path: string): SectionId =>
  sections.find(({ matches }) => matches.test(path))?.id ?? 'company';
