import { z } from 'zod';
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
