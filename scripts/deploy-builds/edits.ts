/** What changes from one deploy to the next in the test of deploys, and how each page shows which build it's from. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Edit, edit } from '../build-comparison/edits';

/** Words of a page, those in the header, the main heading and the footer, all from content. */
export const words = {
  first: {
    menu: 'Customers',
    footer: 'Developers',
    '/': 'One API for ACH, wires, RTP, FedNow, checks and cards.',
    '/fees': 'Every fee, on one page.',
    '/products/ach': 'ACH credits and debits by API.',
  },
  second: {
    menu: 'Stories',
    footer: 'Building with the API',
    '/': 'One API for ACH, wires, RTP, FedNow, checks, cards and more.',
    '/fees': 'Every fee and who charges it, on one page.',
    '/products/ach': 'ACH credits, debits and returns by API.',
  },
} as const;

const change = (what: string, file: string, key: keyof typeof words.first): Edit =>
  edit(what, file, words.first[key], words.second[key]);

/** A word that only the search index of the second content has. */
const newWord = 'Quokka';

/** Edits by an editor: the code of the build stays as it was. */
export const contentEdits: readonly Edit[] = [
  change('the menu', 'content/navigation.yaml', 'menu'),
  change('the footer', 'content/footer.yaml', 'footer'),
  change('the home page', 'content/home.yaml', '/'),
  change('the pricing page', 'content/fees.yaml', '/fees'),
  change('a product', 'content/products/ach.yaml', '/products/ach'),
  edit(
    'an article',
    'content/documentation/webhooks.md',
    /\n*$/,
    `\n\n## ${newWord} deliveries\n\nA paragraph that only this build has.\n`,
  ),
];

/** What the code of each build puts before the pricing page's heading, and after the footer's titles. */
export const marks = {
  first: { eyebrow: 'Pricing / US dollars', arrow: '' },
  second: { eyebrow: 'Prices in US dollars', arrow: ' ›' },
} as const;

/**
 * Edits by a developer. Data of this build has other names, so that the code before it would show a page without a heading, and
 * a module has another name, so that webpack numbers its file differently.
 */
export const codeEdits: readonly Edit[] = [
  edit(
    'the query of the pricing page',
    'src/templates/fees.tsx',
    '      headline\n',
    '      heading: headline\n',
  ),
  edit(
    'its heading',
    'src/components/fees/FeesBody.tsx',
    'headline={fees.headline}',
    'headline={fees.heading}',
  ),
  edit('its label', 'src/components/fees/FeesBody.tsx', marks.first.eyebrow, marks.second.eyebrow),
  {
    name: 'the name of its module',
    apply: async (site) => {
      const folder = join(site.folder, 'src', 'components', 'fees');
      renameSync(join(folder, 'FeesBody.tsx'), join(folder, 'FeesMain.tsx'));
      await edit('', 'src/templates/fees.tsx', 'fees/FeesBody', 'fees/FeesMain').apply(site);
    },
  },
  edit(
    'the footer',
    'src/layout/footer/FooterContent.tsx',
    '{column.title}</h2>',
    `{column.title}${marks.second.arrow}</h2>`,
  ),
];
