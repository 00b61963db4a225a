import fs, { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWhole } from '../../src/content-model/check';
import type { CheckCache } from '../../src/content-model/check/cache/check-cache';
import { checkedOn, contentCache } from '../../tests/unit/check-cache';
import { create, ownCheck, siteOf } from './create';
import type { Values } from './kind';
import { kinds } from './kinds';
import { optionsFrom, usageOf } from './options';
import { valueProblem } from './valid-value';

const folder = mkdtempSync(join(tmpdir(), 'new-'));
cpSync(join(__dirname, '../../content'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

let options: { today: string; cache: CheckCache };

beforeAll(async () => {
  options = { today: checkedOn, cache: await contentCache() };
});

const kindOf = (name: string) => {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
};
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const page = {
  headline: 'Payments by carrier pigeon.',
  lede: 'A bird takes each order to the branch, and its state is data.',
  description: 'Send each payment order to the branch by carrier pigeon, and read its state as data.',
  summary: 'Orders that fly to the branch.',
};

const given: Record<string, Values> = {
  update: {
    title: 'Carrier pigeons carry orders',
    description: 'You can now send orders by carrier pigeon, with the state of each bird in the API.',
    summary: 'You can now send orders by carrier pigeon.',
    kind: 'engineering',
    author: 'api',
    products: 'ach, wires',
  },
  article: {
    name: 'Carrier pigeons',
    lede: page.lede,
    title: 'Carrier pigeons and how to send them',
    description:
      'How carrier pigeons take your orders to the branch, what they can carry, and what happens in rain.',
    group: 'Get started',
  },
  product: {
    ...page,
    name: 'Pigeons',
    rail: 'fednow',
    title: 'Carrier pigeon API for payment orders',
    tag: 'Orders that fly',
  },
  solution: {
    ...page,
    name: 'Pigeon post',
    title: 'Pigeon post for payment orders',
    description:
      'Send orders from branch to branch by pigeon post, and follow each bird until it has arrived.',
    products: 'checks,bank-accounts',
  },
  code: {
    network: 'ach-returns',
    code: 'R99',
    title: 'The pigeon got lost',
    reason: 'pigeon_lost',
    meaning: 'The bird did not arrive.',
    'said-by': 'The receiving bank (RDFI)',
    retry: 'after',
    advice: 'Wait for the bird, then send another one.',
    customer: 'Your order is late. We will send it again.',
  },
  fact: {
    label: 'Orders that a pigeon carries',
    id: 'pigeon-orders',
    subject: 'ach',
    unit: 'count',
    value: '3',
    ours: 'true',
  },
};

test.each(Object.keys(given))('a new %s passes the check', async (name) => {
  const { errors, plan } = await create(kindOf(name), given[name] ?? {}, folder, options);
  expect(errors).toEqual([]);
  expect(plan.next.length).toBeGreaterThan(0);
  expect(await checkWhole(folder, options)).toEqual([]);
});

test('every kind of content is tested', () => {
  expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(given).sort());
});

test('the files read as if an editor had written them', () => {
  expect(textOf('updates/carrier-pigeons-carry-orders.md')).toMatch(
    /^---\ntitle: Carrier pigeons carry orders\ndescription: .*\ndate: 2026-11-20\nkind: engineering\n[\s\S]*\nproducts: \[ach, wires\]\n---\n\n/,
  );
  expect(textOf('documentation.yaml')).toContain(
    '\n      - { name: Carrier pigeons, href: /documentation/carrier-pigeons }\n',
  );
  expect(textOf('facts.yaml')).toMatch(
    /\n\n- id: pigeon-orders\n {2}subject: ach\n[\s\S]*? {2}ours: true\n\n/,
  );
  expect(textOf('codes/ach-returns.yaml')).toMatch(/\n {2}- code: R99\n {4}slug: r99\n/);
  expect(textOf('products/pigeons.yaml')).toMatch(/^# yaml-language-server: \$schema=.*\nname: Pigeons\n/);
});

test.each(['update', 'article', 'product', 'solution'])(
  'a second %s of that name is refused',
  async (name) => {
    await expect(create(kindOf(name), given[name] ?? {}, folder, options)).rejects.toThrow(
      /^content\/\S+ exists\. Choose another name with --slug\.$/,
    );
  },
);

test.each(['code', 'fact'])('a second %s of that name is refused', async (name) => {
  await expect(create(kindOf(name), given[name] ?? {}, folder, options)).rejects.toThrow(/already has a/);
});

test('nothing is written if the check finds an error', async () => {
  const before = textOf('documentation.yaml');
  const article = { ...given.article, name: 'Doves', lede: 'Doves are guaranteed to arrive.' };
  const { errors } = await create(kindOf('article'), article, folder, options);
  expect(errors.map(({ file }) => file)).toContain('content/documentation/doves.md');
  expect(textOf('documentation.yaml')).toBe(before);
  expect(await checkWhole(folder, options)).toEqual([]);
});

describe('nothing is left', () => {
  const article = { ...given.article, name: 'Owls', title: 'Owls and how to send them' };
  let before: string;
  beforeEach(() => {
    before = textOf('documentation.yaml');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(existsSync(join(folder, 'documentation/owls.md'))).toBe(false);
    expect(textOf('documentation.yaml')).toBe(before);
  });

  test('if one of the files is read-only', async () => {
    // Permissions don't stop a test that runs as root.
    jest.spyOn(fs, 'accessSync').mockImplementation((path) => {
      if (String(path).endsWith('documentation.yaml')) throw Object.assign(new Error(), { code: 'EACCES' });
    });
    await expect(create(kindOf('article'), article, folder, options)).rejects.toThrow(
      "content/documentation.yaml can't be written. Give yourself permission to write it.",
    );
  });

  test.each([
    ['the new file', 'number'],
    ['the changed file', 'string'],
  ])('if the disk is full after a part of %s', async (_file, kind) => {
    const writeFile = fs.writeFileSync;
    let full = false;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((path, text, ...rest) => {
      // New files are written by their descriptor.
      if (full || typeof path !== kind) return writeFile(path, text, ...rest);
      full = true;
      writeFile(path, String(text).slice(0, 20), ...rest);
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    });
    await expect(create(kindOf('article'), article, folder, options)).rejects.toThrow('no space left');
    expect(full).toBe(true);
  });

  test('if Ctrl+C ends the command during its check', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const interrupted = async () => {
      if (existsSync(join(folder, 'documentation/owls.md'))) process.emit('SIGINT', 'SIGINT');
      return [];
    };
    const check = { ...ownCheck, checkWhole: interrupted };
    await expect(create(kindOf('article'), article, folder, options, check)).rejects.toThrow('exit');
    expect(exit).toHaveBeenCalledWith(130);
  });
});

test("an error in another file counts too: a description that isn't unique", async () => {
  const update = { ...given.update, title: 'Pigeons again' };
  const { errors } = await create(kindOf('update'), update, folder, options);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('is already used in') }),
  ]);
});

test('missing options are named', async () => {
  await expect(create(kindOf('update'), { title: 'Owls' }, folder, options)).rejects.toThrow(
    'Add --description, --summary, --kind, --author. In a terminal, the command asks for them.',
  );
});

test.each([
  ['update', 'kind', 'enginering', /^"enginering" is not one of: product-updates, /],
  ['update', 'date', 'tomorrow', /is not a day: write one like 2026-11-20/],
  [
    'update',
    'title',
    'A title that is far too long for search results to show in full',
    /has \d+ characters/,
  ],
  ['update', 'summary', '', /write something/],
])('a wrong value of %s is explained: %s', (kind, name, value, problem) => {
  const field = kindOf(kind).fields.find((one) => one.name === name);
  const site = siteOf(folder, options, ownCheck);
  expect(field && valueProblem(field, value, site, {})).toMatch(problem);
});

test('options are read by kind', () => {
  const { kind, values } = optionsFrom(['update', '--title', 'Owls', '--products=ach']);
  expect(kind?.name).toBe('update');
  expect(values).toEqual({ title: 'Owls', products: 'ach' });
  expect(optionsFrom([]).kind).toBeUndefined();
});

test.each([
  [['updat'], '"updat" can\'t be created. Did you mean "update"?'],
  [['page'], 'Choose one of: update, article, product, solution, code, fact.'],
  [['update', '--titel', 'x'], 'Run "npm run new -- update --help" for the options.'],
])('%j is refused', (args, message) => {
  expect(() => optionsFrom(args)).toThrow(message);
});

test('the help lists the kinds, and the options of each', () => {
  for (const { name } of kinds) expect(usageOf()).toContain(`\n  ${name} `);
  expect(usageOf(kindOf('fact'))).toContain('--review-by');
});
