import { z } from 'zod';
import { titleOfCode } from '../../lib/text/page-title';
import { choice, heroFields, href, pageFields, rail, record, text, url } from '../fields';
import { innerPage } from '../inner-page';
import { isOfficial, notOfficial } from '../official-source';
import { readRequest } from '../request-block';

/** Whether a retry makes sense. */
const retry = choice(
  'Retry',
  'after: later. corrected: with new details. ask: if the customer agrees again. never.',
  ['after', 'corrected', 'ask', 'never'],
);

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+([_-][a-z0-9]+)*$/,
    'cannot be the end of an address; write lowercase letters, digits and hyphens',
  );

const code = record('Code', 'A code with which something is returned or refused.', {
  code: text('The code as the network writes it.'),
  slug: slug.meta({ description: 'The last segment of its address.' }),
  reason: text('Its name in the API.'),
  title: text('What it means in a few words.').refine(
    (title) => title.length <= 48,
    'is longer than 48 characters; shorten it',
  ),
  returns: choice('EntryKind', 'The only kind of entry with which it occurs; none for both.', [
    'debit',
    'credit',
  ]).optional(),
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
});

/** The last segment of the address of a code: "r01" for "R01". */
const slugOfCode = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Networks' codes have at most this many characters, all in capitals. Ours are longer, or the reason of the API. */
const longestOfNetwork = 4;

/** content/codes/*.yaml: the codes of a network. The file name is part of their paths. */
export const codeNetwork = record('CodeNetwork', 'The codes of a network.', {
  ...pageFields,
  name: text('Heading, in the plural.'),
  singular: text('The singular name, such as "ACH return code".'),
  lede: text('The paragraph under the heading.'),
  rail: rail.optional(),
  note: text('A note for all of them.'),
  source: record('CodeSource', 'The operator or rule book that defines them; none for our own.', {
    title: text('Its title.'),
    url: url('Its address.').refine(isOfficial, notOfficial),
  }).optional(),
  codes: z
    .array(code)
    .min(1)
    .superRefine((codes, context) => {
      const slugs = codes.map((one) => one.slug);
      for (const [index, { code: name, slug: own, reason, related }] of codes.entries()) {
        const issue = (path: (string | number)[], message: string) =>
          context.addIssue({ code: 'custom', message, path: [index, ...path] });
        const capitals = name.toUpperCase();
        if (name.length <= longestOfNetwork && name !== reason && name !== capitals)
          issue(['code'], `is in lowercase letters; write "${capitals}"`);
        // An underscore of the code may be a hyphen in the slug.
        if (own.replaceAll('_', '-') !== slugOfCode(name))
          issue(
            ['slug'],
            `is not the slug of the code "${name}"; write "slug: ${slugOfCode(name)}", or correct the code`,
          );
        for (const [place, one] of related.entries())
          if (one === own || !slugs.includes(one))
            issue(['related', place], 'is not the slug of another code in this file; correct or remove it');
      }
    }),
});

/** content/codes-page.yaml: the index of the codes, and words that all their pages use. */
export const codesPage = record('CodesPageContent', 'The index of the codes.', {
  ...heroFields,
  retry: z
    .array(
      record('RetryWords', 'What a kind of retry is called.', {
        id: retry,
        name: text('Whether to retry, in a few words.'),
      }),
    )
    .length(4, 'must be four: after, corrected, ask, never; add or remove one'),
  networks: z
    .array(z.string().meta({ description: 'File name in codes/.', references: 'CodeNetwork' }))
    .min(1),
  documents: z.array(record('CodesLink', 'A link.', { name: text('Text of the link.'), href })).min(1),
});

/** The page of a code. */
export const pageOfCode = innerPage(
  ['code', 'slug', 'title'],
  ({ code: name, slug: own, title, meaning = '' }) => ({
    slug: own,
    name: `${name}: ${title}`,
    description: meaning,
    title: titleOfCode({ code: name, title }),
  }),
);
