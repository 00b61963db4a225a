/** The kinds of field that content files are made of. Each carries the words an editor sees when it is wrong. */
import { z } from 'zod';
import { iconNames } from '../components/icon/icons';
import { longestTitle } from '../lib/text/page-title';
import { railIds } from '../theme/rails';
import { optionalIds } from './disclosures/blocks';
import { suppressibleRules } from './suppressions';

/** Text shown to a reader. May hold tokens such as `{brand}`; see words.ts. */
export const text = (description: string) => z.string().trim().min(1).meta({ description, words: true });

/** Text with a bound on its length in characters, such as a title for search results. */
export const boundedText = (description: string, min: number, max: number) =>
  z.string().trim().min(min).max(max).meta({ description, words: true });

/** The title of a page in search results and browser tabs, without the brand. */
export const pageTitle = boundedText(
  'Title in the browser tab and in search results, without the brand.',
  3,
  longestTitle,
);

/** The description of a page for search results. */
export const pageDescription = boundedText(
  'One or two sentences for search results, 50 to 160 characters.',
  50,
  160,
);

const hrefPattern = /^(\/|#|https?:\/\/|mailto:|\{(urls|emails)\.)/;

/** Where a link goes: a path on this site, a full address, or a token for an address of site.yaml. */
export const href = z
  .string()
  .regex(hrefPattern, 'is not an address; start it with "/", "#", "https://" or "mailto:"')
  .meta({
    description: 'A path such as /products/ach, a full address, or a token such as {urls.status}.',
    words: true,
    link: true,
  });

/** An absolute address. */
export const url = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: 'is not a full address; start it with https://' })
    .meta({ description });

export const email = (description: string) =>
  z.email('is not an e-mail address; write one such as support@example.com').meta({ description });

/** Name of an icon of src/components/icon. */
export const icon = z.enum(iconNames).meta({ id: 'IconName', description: 'Name of an icon.' });

/** Id of a rail: its color and letter. */
export const rail = z.enum(railIds).meta({ id: 'RailId', description: 'A rail: its color and letter.' });

/** A day, written 2026-11-20. */
export const day = (description: string) =>
  z.iso.date('is not a day; write one like 2026-11-20').meta({ description });

/** The id of a record in facts.yaml. */
export const factId = z
  .string()
  .meta({ description: 'The id of a record in facts.yaml.', references: 'Fact' });

/** How sure the source of a fact is. */
export const factConfidence = z.enum(['official', 'secondary']).meta({
  id: 'FactConfidence',
  description: 'official: the operator, regulator or rule book says so. secondary: only someone else does.',
});

/** The file name, without its ending, of a product or a solution. */
export const productSlug = z.string().meta({ description: 'File name of a product.', references: 'Product' });
export const solutionSlug = z
  .string()
  .meta({ description: 'File name of a solution.', references: 'Solution' });

/** The id of a kind of updates.yaml. It stays text in GraphQL: kinds are parts of a record, not records. */
export const updateKind = z
  .string()
  .meta({ description: 'The id of a kind of updates.yaml.', names: 'UpdateKind' });

/** The id of an author of updates.yaml. */
export const updateAuthor = z
  .string()
  .meta({ description: 'The id of an author of updates.yaml.', names: 'UpdateAuthor' });

/** Disclosures that a page shows in its footer beside the general one. */
export const disclosures = z
  .array(
    z.enum(optionalIds).meta({ id: 'OptionalDisclosure', description: 'A disclosure that pages switch on.' }),
  )
  .default([])
  .meta({ description: `Disclosures in the footer beside the general one: ${optionalIds.join(', ')}.` });

/** A heading with a paragraph. */
export const point = z
  .strictObject({ title: text('Heading.'), text: text('One or two sentences.') })
  .meta({ id: 'Point', description: 'A heading with a paragraph.' });

/** A heading with a paragraph and an icon. */
export const feature = z
  .strictObject({ icon, title: text('Heading.'), text: text('One or two sentences.') })
  .meta({ id: 'Feature', description: 'A heading with a paragraph and an icon.' });

/** A link with its words. */
export const link = z
  .strictObject({ name: text('Words of the link.'), href })
  .meta({ id: 'NamedLink', description: 'A link with its words.' });

/** A section's heading with an optional lead-in beside it. */
export const sectionHead = z
  .strictObject({ title: text('Heading.'), lede: text('A sentence beside the heading.').optional() })
  .meta({ id: 'SectionHead', description: 'Heading of a section, with a sentence beside it.' });

/** Words of a page to which a rule of the check does not apply, and why. */
export const suppressions = z
  .array(
    z
      .strictObject({
        rule: z
          .enum(suppressibleRules)
          .meta({ id: 'SuppressibleRule', description: 'The rule that does not apply.' }),
        words: z.string().min(1).meta({ description: 'The exact words on the page that it would refuse.' }),
        reason: z
          .string()
          .trim()
          .min(20)
          .meta({ description: 'Why it does not apply to them, in a sentence.' }),
      })
      .meta({ id: 'Suppression', description: 'Words of a page to which a rule does not apply, and why.' }),
  )
  .default([])
  .meta({
    description: 'Words of this page to which a rule of the check does not apply, each with a reason.',
  });

/** What every page says about itself. */
export const pageFields = {
  title: pageTitle,
  description: pageDescription,
  disclosures,
  suppressions,
};

/** What the top of every page of its own layout says. */
export const heroFields = {
  ...pageFields,
  crumb: text('A word or two by which pages below it name it, in the way that leads to them.').optional(),
  headline: text('The heading at the top of the page.'),
  lede: text('The paragraph beside the heading.'),
};
