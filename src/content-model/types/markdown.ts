/** Front matter of the Markdown files. The body below it becomes the page. */
import { z } from 'zod';
import {
  day,
  pageFields,
  pageTitle,
  productSlug,
  rail,
  record,
  text,
  updateAuthor,
  updateKind,
} from '../fields';

/** content/documentation/*.md: an article. The file name is the last segment of its path. */
export const article = record('Article', 'An article of the documentation.', {
  ...pageFields,
  name: text('Heading of the article, and its name in the side navigation.'),
  lede: text('The paragraph under the heading.'),
  rail: rail.optional(),
  filter: text('The label of a field that filters the terms of a glossary.').optional(),
  keywords: z.array(z.string().trim().min(1)).default([]).meta({
    description:
      'What visitors call the subject, if the title and description don’t say it, such as "mobile deposit". Search finds the article by them first; pages don’t show them.',
  }),
});

/** content/company/*.md: privacy, security, terms, "Evaluate us". The file name is the path. */
export const companyPage = record('CompanyPage', 'A page of the company.', {
  ...pageFields,
  name: text('Heading of the page.'),
  lede: text('The paragraph under the heading.'),
  draft: z.boolean().meta({
    description: 'Counsel has not reviewed the text yet. A note for editors: the page doesn’t show it.',
  }),
  effective: day('The day from which the text applies.'),
});

const image = record('UpdateImage', 'A picture at the top of an update.', {
  file: z
    .string()
    .meta({ description: 'Name of a file in updates/images/, such as void-after.png.', names: 'Image' }),
  alt: text('The alternative text.'),
  caption: text('A sentence under it.').optional(),
});

const story = record('CustomerStory', 'What changed for a customer, on the tile of a story.', {
  figure: text('A number from the story.'),
  label: text('What the number is.'),
  quote: text('A sentence that a customer could say, without quotation marks.'),
  by: text('Who says it.'),
});

/** content/updates/*.md: an update. The file name is the last segment of its path. */
export const update = z
  .strictObject({
    ...pageFields,
    // Also the heading of the page and its name in lists.
    title: pageTitle,
    date: day('The day of publication.'),
    kind: updateKind,
    summary: text('One sentence for lists.'),
    author: updateAuthor,
    products: z.array(productSlug).default([]).meta({ description: 'Products it is about.' }),
    sample: z.boolean().default(false).meta({ description: 'A fictional story; the page says so.' }),
    breaking: z
      .boolean()
      .default(false)
      .meta({ description: 'Code that works today can break. Requires action and action_by.' }),
    action: text('What a customer has to do, in a sentence.').optional(),
    action_by: day('The last day to act.').optional(),
    image: image.optional(),
    story: story.optional(),
  })
  .refine(({ breaking, action_by }) => !breaking || action_by, {
    error: 'is missing, but a breaking change needs it; add it, and "action" if that is missing, too',
    path: ['action_by'],
  })
  .refine(({ breaking, action, action_by }) => (breaking && !action_by) || !action === !action_by, {
    error: 'and "action_by" belong together; add the missing one',
    path: ['action'],
  })
  .refine(({ date, action_by }) => !action_by || action_by >= date, {
    error: 'is before the day of publication; write a later day',
    path: ['action_by'],
  })
  .meta({ id: 'Update', description: 'An update: a product update, a customer story, an engineering note.' });
