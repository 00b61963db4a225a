import type { Kind } from '../kind';
import { listFrom, pageFields, slugField } from '../kind';
import { yamlOf } from '../yaml-text';

/** An update: content/updates/<slug>.md. */
export const update: Kind = {
  name: 'update',
  about: 'a product update, a customer story or a note',
  fields: [
    ...pageFields('Update', ''),
    {
      name: 'summary',
      about: 'One sentence for lists.',
      rules: { type: 'Update', field: 'summary' },
    },
    {
      name: 'kind',
      about: 'Its kind.',
      choices: ({ names }) => names.get('UpdateKind') ?? [],
    },
    {
      name: 'author',
      about: 'Its author.',
      choices: ({ names }) => names.get('UpdateAuthor') ?? [],
    },
    {
      name: 'products',
      about: 'The products it is about.',
      choices: ({ names }) => names.get('Product') ?? [],
      many: true,
      optional: true,
    },
    {
      name: 'date',
      about: 'The day of publication.',
      initial: (_given, { today }) => today,
      rules: { type: 'Update', field: 'date' },
    },
    slugField('title'),
  ],
  plan: ({ slug, title, description, summary, kind, author, products, date }) => {
    const file = `updates/${slug}.md`;
    const fields = { title, description, date, kind, author, summary };
    const about = listFrom(products);
    const front = yamlOf({ ...fields, ...(about.length > 0 ? { products: about } : {}) });
    return {
      added: { file, text: `---\n${front}---\n\nSay what changes, for whom, and from which day.\n` },
      next: [
        `Write the text in content/${file}.`,
        'If customers have something to do, add "action" and "action_by" (docs/editing.md, Updates).',
        'Lists, feeds and the social card follow from the file.',
      ],
    };
  },
};
