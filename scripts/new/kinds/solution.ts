import { parse } from 'yaml';
import type { Field, Kind, Site } from '../kind';
import { listFrom, pageFields, slugField } from '../kind';
import { yamlOf } from '../yaml-text';

const own = (name: string, about: string): Field => ({
  name,
  about,
  rules: { type: 'Solution', field: name },
});

const recordOf = ({ textOf }: Site, file: string): Record<string, unknown> =>
  parse(textOf(file) ?? '{}') as Record<string, unknown>;

/** The place after all other solutions. */
const lastPlace = (site: Site): number =>
  Math.max(
    0,
    ...(site.names.get('Solution') ?? []).map((slug) =>
      Number(recordOf(site, `solutions/${slug}.yaml`).order),
    ),
  ) + 1;

/** A solution: content/solutions/<slug>.yaml. */
export const solution: Kind = {
  name: 'solution',
  about: 'a way to use the products',
  fields: [
    own('name', 'Name of the solution.'),
    own('headline', 'The heading at the top of the page.'),
    own('lede', 'The paragraph next to the heading.'),
    ...pageFields('Solution', 'headline'),
    own('summary', 'One sentence for the list of solutions.'),
    {
      name: 'products',
      about: 'The products it uses, most used first.',
      choices: ({ names }) => names.get('Product') ?? [],
      many: true,
    },
    slugField('name'),
  ],
  plan: ({ slug, name, headline, lede, title, description, summary, products }, site) => {
    const file = `solutions/${slug}.yaml`;
    const used = listFrom(products);
    const rails = [recordOf(site, `products/${used[0]}.yaml`).rail];
    const stop = (title: string) => ({ name: title, rails, text: 'Describe it in one or two sentences.' });
    const record = {
      ...{ name, order: lastPlace(site), title, description, headline, lede, summary },
      products: used,
      route: { stations: ['The sender', 'The recipient'], legs: [{ name: 'send', rails }] },
      flow: [stop('The first step'), stop('The second step')],
      risks: [{ title: 'The first risk', text: 'Describe what can go wrong, and what to do then.' }],
      wording: [{ title: 'Who holds the money', text: 'Describe what your customers must disclose.' }],
    };
    return {
      added: {
        file,
        text: `# yaml-language-server: $schema=../.schemas/solutions.json\n${yamlOf(record)}`,
      },
      next: [
        `Replace the route, the flow, the risks and the wording in content/${file}.`,
        'Add it to "solutions" of the products it uses.',
        'Add links to content/navigation.yaml (menu "solutions") and content/footer.yaml.',
      ],
    };
  },
};
