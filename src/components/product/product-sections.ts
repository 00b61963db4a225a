/** What the tables and pictures of cutoffs say about their times. */
export const cutoffsLede =
  "Times are Eastern Time on banking days, unless a service runs at all hours. Cutoffs are our samples, set earlier than the operator's deadlines.";

/** Headings of the sections that product pages share, by fragment. The request's says what it does. */
export const sectionTitles = {
  cutoffs: 'Cutoffs and settlement',
  states: 'States',
  request: 'A request',
  features: 'Features',
  simulations: 'Simulations',
  failures: 'What can go wrong',
  documentation: 'Solutions and documentation',
} as const;

export type PageSection = { readonly id: string; readonly title: string };

/**
 * The sections of a product page, in order.
 * @param codes the table of the network's codes, if the page has one
 * @param request the sample request
 * @param timed whether the rail has cutoffs
 */
export function productSections(
  {
    codes,
    request,
  }: { readonly codes: { readonly title: string } | null; readonly request: { readonly title: string } },
  timed: boolean,
): PageSection[] {
  const { cutoffs, documentation, ...always } = sectionTitles;
  const titles = {
    ...(timed ? { cutoffs } : {}),
    ...always,
    request: request.title,
    ...(codes ? { codes: codes.title } : {}),
    documentation,
  };
  return Object.entries(titles).map(([id, title]) => ({ id, title }));
}
