import { parse } from 'yaml';
import type { Field, Kind } from '../kind';
import { NewError } from '../kind';
import { withEntry } from '../yaml-text';

const plain: readonly (readonly [name: string, about: string])[] = [
  ['code', 'The code as the network writes it.'],
  ['title', 'What it means, in at most 48 characters.'],
  ['reason', 'Its name in the API.'],
  ['meaning', 'What it means.'],
  ['said-by', 'Who reports it, such as "The receiving bank (RDFI)".'],
];

const words: readonly (readonly [name: string, about: string])[] = [
  ['advice', 'What to do.'],
  ['customer', 'A sentence that can be shown to the customer.'],
];

const toField = ([name, about]: readonly [string, string]): Field => ({ name, about });

/** A code: a record of a file in content/codes/. */
export const code: Kind = {
  name: 'code',
  about: 'a return code, a decline or an error',
  fields: [
    {
      name: 'network',
      about: 'The list it belongs to.',
      choices: ({ names }) => names.get('CodeNetwork') ?? [],
    },
    ...plain.map(toField),
    {
      name: 'retry',
      about: 'Whether a retry makes sense.',
      choices: () => ['after', 'corrected', 'ask', 'never'],
    },
    ...words.map(toField),
    {
      name: 'slug',
      about: 'The end of its address.',
      initial: (given) =>
        given.code
          ?.toLowerCase()
          .replace(/[^a-z0-9_]+/g, '-')
          .replace(/^-|-$/g, ''),
    },
  ],
  plan: (values, { textOf }) => {
    const file = `codes/${values.network}.yaml`;
    const text = textOf(file);
    if (text === undefined) throw new NewError(`content/${file} doesn't exist.`);
    const { codes } = parse(text) as { codes: { slug: string }[] };
    if (codes.some(({ slug }) => slug === values.slug))
      throw new NewError(`content/${file} already has a code with the slug "${values.slug}".`);
    const { code: name, slug, reason, title, meaning, retry, advice, customer } = values;
    const entry = {
      code: name,
      slug,
      reason,
      title,
      meaning,
      said_by: values['said-by'],
      retry,
      advice,
      customer,
    };
    return {
      changed: [{ file, text: withEntry(text, ['codes'], entry) }],
      next: [
        `Its page is /documentation/codes/${values.network}/${slug}.`,
        'If the sandbox can simulate it, add the request under "simulate"; add similar codes under "related".',
      ],
    };
  },
};
