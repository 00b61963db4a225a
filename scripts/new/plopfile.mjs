/** `npm run new`: asks for the fields of new content and writes it. One template for each kind is beside this file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const read = (file) => parse(readFileSync(`content/${file}`, 'utf8'));

/** The names of the files in a folder of content. */
const namesIn = (folder) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));

/** The day in some years, such as 2026-11-20. */
const day = (years = 0) => new Date(Date.now() + years * 365 * 86_400_000).toISOString().slice(0, 10);

const ask = (name, message, more) => ({
  type: 'input',
  name,
  message: `${message}:`,
  ...more,
});

const choose = (name, message, choices, more) => ({ type: 'list', name, message, choices, ...more });

const idsIn = (file, list) => read(file)[list].map(({ id }) => id);

const page = [
  ask('page_title', 'Title in search results, at most 50 characters'),
  ask('description', 'Description for search results, 50 to 160 characters'),
];

const hero = [
  ask('name', 'Name'),
  ask('headline', 'Heading of the page'),
  ask('lede', 'Paragraph beside the heading'),
  ...page,
  ask('summary', 'One sentence for lists'),
];

const products = { ...choose('products', 'Products', namesIn('products')), type: 'checkbox' };

const file = (path, template) => ({ type: 'add', path: `content/${path}`, templateFile: `${template}.hbs` });

/** Adds an entry after the text that a pattern finds. */
const entry = (name, pattern, template) => (given, _action, plop) => {
  const path = `${plop.getDestBasePath()}/content/${plop.renderString(name, given)}`;
  const text = readFileSync(path, 'utf8');
  const [found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`content/${name} has no place for it.`);
  const added = plop.renderString(readFileSync(`${plop.getPlopfilePath()}/${template}.hbs`, 'utf8'), given);
  writeFileSync(path, text.split(found).join(found + added));
  return path;
};

const check = 'Then run npm run check.';
const links = 'Add links to content/navigation.yaml and content/footer.yaml.';

export default function define(plop) {
  // JSON's strings and lists are YAML.
  plop.setHelper('yaml', (value) => JSON.stringify(value));

  /** Asks for a part of an address, by default from another answer. */
  const slug = (name, from) =>
    ask(name, 'End of its address', {
      default: (given) => plop.renderString(`{{kebabCase ${from}}}`, given),
    });

  plop.setGenerator('update', {
    description: 'a product update, a customer story or a note',
    prompts: [
      ...page,
      ask('summary', 'One sentence for lists'),
      choose('kind', 'Kind', idsIn('updates.yaml', 'kinds')),
      choose('author', 'Author', idsIn('updates.yaml', 'authors')),
      products,
      ask('date', 'Day of publication', { default: day() }),
      slug('slug', 'page_title'),
    ],
    actions: [file('updates/{{slug}}.md', 'update.md'), `Write its text. ${check}`],
  });

  plop.setGenerator('article', {
    description: 'an article of the documentation',
    prompts: [
      ask('name', 'Heading, and name in the side navigation'),
      ask('lede', 'Paragraph under the heading'),
      ...page,
      choose(
        'group',
        'Group in the side navigation',
        read('documentation.yaml').groups.map(({ title }) => title),
      ),
      slug('slug', 'name'),
    ],
    actions: (given) => [
      file('documentation/{{slug}}.md', 'article.md'),
      // The last link of the group.
      entry(
        'documentation.yaml',
        new RegExp(` {2}- title: "?${given.group}"?\n {4}links:\n( {6}.*\n)+`),
        'link',
      ),
      `Write its text, and move its link in content/documentation.yaml. ${check}`,
    ],
  });

  plop.setGenerator('product', {
    description: 'a product page',
    prompts: [
      ...hero,
      choose('rail', 'Rail: its color and letter', namesIn('rails')),
      ask('tag', 'A few words under the summary'),
      slug('slug', 'name'),
    ],
    actions: (given) => {
      const all = namesIn('products').map((name) => read(`products/${name}.yaml`));
      const model = all.find(({ rail }) => rail === given.rail) ?? all[0];
      const { facts, request, simulations, documents, solutions } = model;
      const copied = stringify({ facts, request, simulations, documents, solutions }, { lineWidth: 0 });
      Object.assign(given, { copied });
      const todo = `Change what is copied from ${model.name}: facts, request, simulations, documents, solutions.`;
      return [file('products/{{slug}}.yaml', 'product.yaml'), todo, links, check];
    },
  });

  plop.setGenerator('solution', {
    description: 'a way to use the products',
    prompts: [...hero, products, slug('slug', 'name')],
    actions: (given) => {
      const used = given.products.map((name) => read(`products/${name}.yaml`).rail);
      Object.assign(given, { order: namesIn('solutions').length + 1, rails: used });
      const add = 'Add it to "solutions" of its products.';
      return [file('solutions/{{slug}}.yaml', 'solution.yaml'), add, links, check];
    },
  });

  plop.setGenerator('code', {
    description: 'a return code, a decline or an error',
    prompts: [
      choose('network', 'List', namesIn('codes')),
      ask('code', 'Code as the network writes it'),
      ask('short_meaning', 'What it means, at most 48 characters'),
      ask('reason', 'Its name in the API'),
      ask('meaning', 'What it means'),
      ask('said_by', 'Who reports it'),
      choose('retry', 'Whether a retry makes sense', ['after', 'corrected', 'ask', 'never']),
      ask('advice', 'What to do'),
      ask('customer', 'A sentence for the customer'),
      slug('slug', 'code'),
    ],
    actions: [
      entry('codes/{{network}}.yaml', /[\s\S]*\n/, 'code.yaml'),
      `Add "simulate" and "related". ${check}`,
    ],
  });

  plop.setGenerator('fact', {
    description: 'a limit, window, hour or deadline',
    prompts: [
      ask('label', 'What the value is'),
      slug('id', 'label'),
      choose('subject', 'Subject on /facts', idsIn('facts-page.yaml', 'subjects')),
      choose('unit', 'Unit', ['usd', 'time_et', 'count', 'text']),
      ask('value', 'Value, without unit', {
        filter: (value, { unit }) => (['usd', 'count'].includes(unit) ? Number(value) : value),
      }),
      ask('as_of', 'The day from which it applies', { default: day() }),
      ask('source', 'Operator, regulator or rule book'),
      ask('url', 'Page that says so'),
      choose('confidence', 'Confidence', ['official', 'secondary']),
      ask('review_by', 'Day of the next review', { default: day(1) }),
    ],
    actions: (given) => [
      entry('facts.yaml', new RegExp(`[\\s\\S]* {2}subject: ${given.subject}\n( {2}.*\n)+`), 'fact.yaml'),
      `Write {fact:${given.id}} where a text needs the value. ${check}`,
    ],
  });
}
