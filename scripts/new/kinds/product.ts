import { parse } from 'yaml';
import { railIds } from '../../../src/theme/rails';
import type { Field, Kind, Site } from '../kind';
import { pageFields, slugField } from '../kind';
import { yamlOf } from '../yaml-text';

/** The fields that a new product has in common with the product of its rail, until an editor changes them. */
const shared = ['facts', 'request', 'simulations', 'documents', 'solutions'] as const;

type Product = Record<string, unknown> & { rail: string; name: string };

/** The product of a rail, or any other. */
function modelFor(rail: string | undefined, { names, textOf }: Site): Product | undefined {
  const products = (names.get('Product') ?? []).map(
    (slug) => parse(textOf(`products/${slug}.yaml`) ?? '{}') as Product,
  );
  return products.find((product) => product.rail === rail) ?? products[0];
}

const own = (name: string, about: string): Field => ({
  name,
  about,
  rules: { type: 'Product', field: name },
});

const placeholder = (title: string, text: string) => ({ title, text });

/** A product: content/products/<slug>.yaml. */
export const product: Kind = {
  name: 'product',
  about: 'a product page',
  fields: [
    own('name', 'Name of the product.'),
    { name: 'rail', about: 'Its rail: its color and letter.', choices: () => railIds },
    own('headline', 'The heading at the top of the page.'),
    own('lede', 'The paragraph next to the heading.'),
    ...pageFields('Product', 'headline'),
    own('summary', 'One sentence for the product grid.'),
    own('tag', 'A few words under the summary.'),
    slugField('name'),
  ],
  plan: (values, site) => {
    const { slug, name, rail, headline, lede, title, description, summary, tag } = values;
    const file = `products/${slug}.yaml`;
    const model = modelFor(rail, site);
    const copied = Object.fromEntries(shared.map((field) => [field, model?.[field]]));
    const record = {
      ...{ name, rail, title, description, headline, lede, summary, tag },
      documentation: '/documentation',
      facts: copied.facts,
      states_lede: 'Describe the states of a payment that readers ask about.',
      request: copied.request,
      features: ['first', 'second', 'third'].map((place) => ({
        icon: 'check',
        ...placeholder(`The ${place} feature`, 'Describe it in one or two sentences.'),
      })),
      simulations: copied.simulations,
      failures: [placeholder('How it fails', 'Describe what happens, and what your code sees then.')],
      documents: copied.documents,
      solutions: copied.solutions,
    };
    return {
      added: {
        file,
        text: `# yaml-language-server: $schema=../.schemas/products.json\n${yamlOf(record)}`,
      },
      next: [
        `Replace the features, the failures and "states_lede" in content/${file}.`,
        `Its ${shared.join(', ')} are those of ${model?.name ?? 'another product'}: change them.`,
        'Add links to content/navigation.yaml (menu "products") and content/footer.yaml.',
      ],
    };
  },
};
