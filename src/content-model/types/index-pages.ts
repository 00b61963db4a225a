import { z } from 'zod';
import { sectionIds } from '../../lib/routing/site-sections';
import { heroFields, text } from '../fields';

/** Heading of a part, with a sentence next to it. */
export const indexPart = z
  .strictObject({ title: text('Heading.'), lede: text('A sentence next to the heading.') })
  .meta({ id: 'IndexPart', description: 'Heading of a part of an index page, with a sentence next to it.' });

/** content/products-page.yaml: the page of all products, with the rail chooser. */
export const productsPage = z
  .strictObject({
    ...heroFields,
    list: indexPart,
    chooser: indexPart,
    sample_fees: text('The notice next to fees while they are samples.'),
    comparison: indexPart,
    closing: indexPart,
  })
  .meta({ id: 'ProductsPageContent', description: 'The page of all products.' });

/** content/solutions-page.yaml: the page of all solutions. */
export const solutionsPage = z
  .strictObject({ ...heroFields, list: indexPart, products: indexPart, closing: indexPart })
  .meta({ id: 'SolutionsPageContent', description: 'The page of all solutions.' });

const siteSection = z
  .strictObject({
    id: z
      .enum(sectionIds)
      .meta({ id: 'SiteSectionId', description: 'A section of the site, determined by the address.' }),
    name: text('The name of the section, above its pages and its search results.'),
  })
  .meta({ id: 'SiteSection', description: 'A section of the site.' });

/** content/search-page.yaml: the site index, where search leads without JavaScript. */
export const searchPage = z
  .strictObject({
    ...heroFields,
    sections: z
      .array(siteSection)
      .length(sectionIds.length, `must be ${sectionIds.length}: ${sectionIds.join(', ')}; add or remove one`)
      .meta({ description: 'The sections, in order.' }),
  })
  .meta({ id: 'SearchPageContent', description: 'The page of all pages.' });
