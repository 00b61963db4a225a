/** Front matter of the Markdown files. The body below it is the page. */
import { z } from 'zod';
import { day, pageFields, productSlug, rail, text, updateKind } from '../fields';

/** content/documentation/*.md: an article. The file name is the end of the address. */
export const article = z
  .strictObject({
    ...pageFields,
    name: text('Heading of the article, and its name in the side navigation.'),
    lede: text('The paragraph under the heading.'),
    rail: rail.optional(),
  })
  .meta({ id: 'Article', description: 'An article of the documentation.' });

/** content/company/*.md: privacy, security, terms. The file name is the address. */
export const companyPage = z
  .strictObject({
    ...pageFields,
    name: text('Heading of the page.'),
    lede: text('The paragraph under the heading.'),
    draft: z
      .boolean()
      .meta({ description: 'The text is a draft that counsel has not reviewed; the page says so.' }),
    effective: day('The day from which the text holds.'),
  })
  .meta({ id: 'CompanyPage', description: 'A page of the company.' });

/** content/updates/*.md: an update. The file name is the end of the address. */
export const update = z
  .strictObject({
    ...pageFields,
    date: day('The day of publication.'),
    kind: updateKind,
    summary: text('One sentence for lists.'),
    products: z.array(productSlug).default([]).meta({ description: 'Products it is about.' }),
    sample: z.boolean().meta({ description: 'A fictional story; the page says so.' }),
  })
  .meta({ id: 'Update', description: 'An update: a product update, a customer story, an engineering note.' });
