import { z } from 'zod';
import { sectionIds } from '../../lib/routing/site-sections';
import { choice, heroFields, record, text } from '../fields';

/** Heading of a part, with a sentence next to it. */
export const indexPart = record(
  'IndexPart',
  'Heading of a part of an index page, with a sentence next to it.',
  { title: text('Heading.'), lede: text('A sentence next to the heading.') },
);

/** content/products-page.yaml: the page of all products, with the rail chooser. */
export const productsPage = record('ProductsPageContent', 'The page of all products.', {
  ...heroFields,
  list: indexPart,
  chooser: indexPart,
  sample_fees: text('The notice next to fees while they are samples.'),
  comparison: indexPart,
  closing: indexPart,
});

/** content/solutions-page.yaml: the page of all solutions. */
export const solutionsPage = record('SolutionsPageContent', 'The page of all solutions.', {
  ...heroFields,
  list: indexPart,
  closing: indexPart,
});

const siteSection = record('SiteSection', 'A section of the site.', {
  id: choice('SiteSectionId', 'A section of the site, determined by the address.', sectionIds),
  name: text('The name of the section, above its pages and its search results.'),
});

/** content/search-page.yaml: the site index, where search leads without JavaScript. */
export const searchPage = record('SearchPageContent', 'The page of all pages.', {
  ...heroFields,
  sections: z
    .array(siteSection)
    .length(sectionIds.length, `must be ${sectionIds.length}: ${sectionIds.join(', ')}; add or remove one`)
    .meta({ description: 'The sections, in order.' }),
});
