/** The kinds of fields in content files, with the messages that editors see. In a message, the fix follows "; ". */
import { z } from 'zod';
import { iconNames } from '../components/icon/icons';
import { longestTitle } from '../lib/text/page-title';
import { railIds } from '../theme/rails';
import { optionalIds } from './disclosures/blocks';

/** A group of fields: its GraphQL type's name, what it is, and no other fields. */
export const record = <S extends z.ZodRawShape>(id: string, description: string, shape: S) =>
  z.strictObject(shape).meta({ id, description });

/** One of several words: its GraphQL type's name, and what it is. */
export const choice = <C extends string>(id: string, description: string, words: readonly C[]) =>
  z.enum(words).meta({ id, description });

/** The id of a record. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lowercase words joined by hyphens')
    .meta({ description });

/** Text shown to readers. May have variables such as `{brand}`; see variables.ts. */
export const text = (description: string) => z.string().trim().min(1).meta({ description, words: true });

/** Text with a length limit in characters, such as a title for search results. */
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

/** The target of a link: a path on this site, a full address, or a variable for an address in site.yaml. */
export const href = z
  .string()
  .regex(hrefPattern, 'is not an address; start it with "/", "#", "https://" or "mailto:"')
  .meta({
    description: 'A path such as /products/ach, a full address, or a variable such as {urls.status}.',
    words: true,
    link: true,
  });

/** An absolute address. */
export const url = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: 'is not a full address; start it with https://' })
    .meta({ description });

/** An email address. */
export const email = (description: string) =>
  z.email('is not an email address; write one such as support@example.com').meta({ description });

/** Name of an icon of src/components/icon. */
export const icon = choice('IconName', 'Name of an icon.', iconNames);

/** Id of a rail: its color and letter. */
export const rail = choice('RailId', 'A rail: its color and letter.', railIds);

/** A day, written 2026-11-20. */
export const day = (description: string) =>
  z.iso.date('is not a day; write one like 2026-11-20').meta({ description });

/** The id of a record in facts.yaml. */
export const factId = z
  .string()
  .meta({ description: 'The id of a record in facts.yaml.', references: 'Fact' });

/** How sure the source of a fact is. */
export const factConfidence = choice(
  'FactConfidence',
  'official: the operator, regulator or rule book says so. secondary: only someone else does.',
  ['official', 'secondary'],
);

/** The file name, without extension, of a product or a solution. */
export const productSlug = z.string().meta({ description: 'File name of a product.', references: 'Product' });
export const solutionSlug = z
  .string()
  .meta({ description: 'File name of a solution.', references: 'Solution' });

/** The ID of a kind in updates.yaml. It stays a string in GraphQL: kinds are parts of a record, not records. */
export const updateKind = z
  .string()
  .meta({ description: 'The id of a kind of updates.yaml.', names: 'UpdateKind' });

/** The ID of an author in updates.yaml. */
export const updateAuthor = z
  .string()
  .meta({ description: 'The id of an author of updates.yaml.', names: 'UpdateAuthor' });

/** The disclosures in a page's footer besides the general one. */
export const disclosures = z
  .array(choice('OptionalDisclosure', 'An optional disclosure.', optionalIds))
  .default([])
  .meta({ description: `Disclosures in the footer besides the general one: ${optionalIds.join(', ')}.` });

/** A heading with a paragraph. */
export const point = record('Point', 'A heading with a paragraph.', {
  title: text('Heading.'),
  text: text('One or two sentences.'),
});

/** A heading with a paragraph and an icon. */
export const feature = record('Feature', 'A heading with a paragraph and an icon.', {
  icon,
  title: text('Heading.'),
  text: text('One or two sentences.'),
});

/** A link with its text. */
export const link = record('NamedLink', 'A link with its text.', { name: text('Text of the link.'), href });

/** A section's heading with an optional lead-in next to it. */
export const sectionHead = record('SectionHead', 'Heading of a section, with a sentence next to it.', {
  title: text('Heading.'),
  lede: text('A sentence next to the heading.').optional(),
});

/** The metadata of every page. A page without its own title or description has the site's. */
export const pageFields = {
  title: pageTitle.meta({ ...pageTitle.meta(), inherits: 'default_title' }).optional(),
  description: pageDescription
    .meta({ ...pageDescription.meta(), inherits: 'default_description' })
    .optional(),
  disclosures,
};

/** The top of every page with its own layout. */
export const heroFields = {
  ...pageFields,
  crumb: text('A short name for breadcrumbs, lists and search.').optional(),
  headline: text('The heading at the top of the page.'),
  lede: text('The paragraph next to the heading.'),
};
