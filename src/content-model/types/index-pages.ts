import { z } from 'zod';
import { sectionIds } from '../../lib/routing/site-sections';
import { heroFields, text } from '../fields';

/** Heading of a part, with a sentence beside it. */
export const indexPart = z
  .strictObject({ title: text('Heading.'), lede: text('A sentence beside the heading.') })
  .meta({ id: 'IndexPart', description: 'Heading of a part of an index page, with a sentence beside it.' });

/** content/products-page.yaml: the page of all products, with the rail chooser. */
export const productsPage = z
  .strictObject({
    ...heroFields,
    list: indexPart,
    chooser: indexPart,
    sample_fees: text('What is said beside fees while they are samples.'),
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
      .meta({ id: 'SiteSectionId', description: 'A kind of pages; their addresses say which it is.' }),
    name: text('What the kind is called, above its pages and above what a search finds of it.'),
  })
  .meta({ id: 'SiteSection', description: 'A kind of pages.' });

/** content/search-page.yaml: the page of all pages, to which search leads where there is no script. */
export const searchPage = z
  .strictObject({
    ...heroFields,
    sections: z
      .array(siteSection)
      .length(sectionIds.length, `must be ${sectionIds.length}: ${sectionIds.join(', ')}; add or remove one`)
      .meta({ description: 'The kinds of pages, in order.' }),
  })
  .meta({ id: 'SearchPageContent', description: 'The page of all pages.' });
