import { z } from 'zod';
import { titleOfCode } from '../../lib/text/page-title';
import { heroFields, href, pageFields, rail, text, url } from '../fields';
import type { InnerPage } from '../inner-page';
import { isOfficial, notOfficial } from '../official-source';
import { readRequest } from '../request-block';
import { indexPart } from './index-pages';

/** Whether a retry makes sense. */
const retry = z.enum(['after', 'corrected', 'ask', 'never']).meta({
  id: 'Retry',
  description: 'after: later. corrected: with new details. ask: if the customer agrees again. never.',
});

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+([_-][a-z0-9]+)*$/,
    'cannot be the end of an address; write lowercase letters, digits and hyphens',
  );

const code = z
  .strictObject({
    code: text('The code as the network writes it.'),
    slug: slug.meta({ description: 'The last segment of its address.' }),
    reason: text('Its name in the API.'),
    title: text('What it means in a few words.').refine(
      (title) => title.length <= 48,
      'is longer than 48 characters; shorten it',
    ),
    meaning: text('What it means.'),
    said_by: text('Who reports it.'),
    deadline: text('How long it can take to arrive, where that is known.').optional(),
    retry,
    advice: text('What to do.'),
    customer: text('A sentence that can be shown to the customer.'),
    simulate: z
      .string()
      .refine(
        (value) => !('fault' in readRequest(value)),
        'is not a request; write "POST /simulations/…", an empty line, and JSON',
      )
      .refine(
        (value) => !/^\S+ \S*[{}]/.test(value),
        'has a placeholder in its path, which no snippet can send; write a sample id in its place',
      )
      .meta({
        description: 'The sandbox request that simulates it, written as in articles, with sample ids.',
        words: true,
        code: true,
      })
      .optional(),
    related: z.array(slug).default([]).meta({ description: 'Ends of the addresses of related codes.' }),
  })
  .meta({ id: 'Code', description: 'A code with which something is returned or refused.' });

/** content/codes/*.yaml: the codes of a network. The file name is part of their paths. */
export const codeNetwork = z
  .strictObject({
    ...pageFields,
    name: text('Heading, in the plural.'),
    singular: text('The singular name, such as "ACH return code".'),
    lede: text('The paragraph under the heading.'),
    rail: rail.optional(),
    note: text('A note for all of them.'),
    source: z
      .strictObject({ title: text('Its title.'), url: url('Its address.').refine(isOfficial, notOfficial) })
      .meta({
        id: 'CodeSource',
        description: 'The operator or rule book that defines them; none for our own.',
      })
      .optional(),
    codes: z
      .array(code)
      .min(1)
      .superRefine((codes, context) => {
        const slugs = codes.map(({ slug: own }) => own);
        codes.forEach(({ slug: own, related }, index) => {
          if (slugs.indexOf(own) !== index)
            context.addIssue({
              code: 'custom',
              message: `is the slug of two codes; change one`,
              path: [index, 'slug'],
            });
          related.forEach((name, place) => {
            if (slugs.includes(name)) return;
            const message = 'is not the slug of a code in this file; correct or remove it';
            context.addIssue({ code: 'custom', message, path: [index, 'related', place] });
          });
        });
      }),
  })
  .meta({ id: 'CodeNetwork', description: 'The codes of a network.' });

/** content/codes-page.yaml: the index of the codes, and words that all their pages use. */
export const codesPage = z
  .strictObject({
    ...heroFields,
    retry: z
      .array(
        z
          .strictObject({ id: retry, name: text('Whether to retry, in a few words.') })
          .meta({ id: 'RetryWords', description: 'What a kind of retry is called.' }),
      )
      .length(4, 'must be four: after, corrected, ask, never; add or remove one'),
    networks: z
      .array(z.string().meta({ description: 'File name in codes/.', references: 'CodeNetwork' }))
      .min(1),
    closing: indexPart,
    documents: z
      .array(
        z
          .strictObject({ name: text('Text of the link.'), href })
          .meta({ id: 'CodesLink', description: 'A link.' }),
      )
      .min(1),
  })
  .meta({ id: 'CodesPageContent', description: 'The index of the codes.' });

const entry = z.looseObject({
  code: z.string(),
  slug: z.string(),
  title: z.string(),
  meaning: z.string().default(''),
});

/** The page of a code; undefined for anything else. */
export function pageOfCode(value: unknown): InnerPage | undefined {
  const read = entry.safeParse(value);
  if (!read.success) return undefined;
  const { code: name, slug: own, title, meaning } = read.data;
  return {
    slug: own,
    name: `${name}: ${title}`,
    description: meaning,
    title: titleOfCode({ code: name, title }),
  };
}
