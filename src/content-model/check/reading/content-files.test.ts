import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const file = (path: string, text = ''): Edit => ({ file: path, to: text });
const page = `---\ntitle: A page of its own\n---\n`;

const rows: Row[] = [
  [
    'a folder with a mistyped name',
    file('product/sepa.yaml'),
    'nothing is made from a file named "product/sepa.yaml"',
    'did you mean the folder "products"?',
  ],
  [
    'a folder below a folder',
    file('archive/2025/note.md', page),
    'nothing is made from a file named "archive/2025/note.md"',
    'move it to one of: rails, api/resources, api/shared, products, solutions, documentation, codes, updates, company',
  ],
  [
    'a Markdown file beside the folders',
    file('imprint.md', page),
    'nothing is made from a file named "imprint.md"',
    expect.stringMatching(/^(use one of: site\.yaml, |did you mean)/) as unknown as string,
  ],
  [
    'a Markdown file where YAML is read',
    file('products/sepa.md', page),
    'nothing is made from a file named "products/sepa.md"',
    'rename it to "products/sepa.yaml"',
  ],
  [
    'another ending for YAML',
    file('products/sepa.yml'),
    'nothing is made from a file named "products/sepa.yml"',
    'rename it to "products/sepa.yaml"',
  ],
  [
    'another ending for Markdown',
    file('updates/news.MD', page),
    'nothing is made from a file named "updates/news.MD"',
    'rename it to "updates/news.md"',
  ],
  [
    'a picture',
    file('updates/office.png'),
    'nothing is made from a file named "updates/office.png"',
    'move it to updates/images/, with lower-case words for a name, such as "updates/images/void-after.png"',
  ],
  [
    'a Markdown file without fields at its top',
    file('updates/news.md', '# News\n\nThe new route is open.\n'),
    'the file has no fields at its top',
    'start it with a line "---", then the fields such as "title: …", then another line "---"',
  ],
  [
    'a Markdown file whose fields have no end',
    file('updates/news.md', '---\ntitle: News\n\nThe new route is open.\n'),
    'the file has no fields at its top',
    'start it with a line "---", then the fields such as "title: …", then another line "---"',
  ],
  [
    'a file that is missing',
    { file: 'navigation.yaml' },
    'the file "navigation.yaml" is missing',
    'bring it back from the history',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('a file name that makes no address', () => {
  const { diagnostics } = checkEdited(file('updates/Big News!.md', page));
  expect(diagnostics).toContainEqual({
    file: 'content/updates/Big News!.md',
    line: 1,
    column: 1,
    message: 'the file name "Big News!" cannot be part of an address',
    fix: 'use lower-case words joined by hyphens, such as "big-news.md"',
  });
});

test.each([
  '.schemas/extra.json',
  '.DS_Store',
  'products/.ach.yaml.swp',
  'products/ach.yaml~',
  'products/#ach.yaml#',
])('%s is nobody’s content and no mistake', (path) => {
  expect(diagnosticOf(file(path, '{')).diagnostic).toEqual([]);
});

test.each([
  ['a product', 'products/ach.yaml'],
  ['the facts', 'facts.yaml'],
  ['the site', 'site.yaml'],
  ['the kinds of update', 'updates.yaml'],
])('%s that cannot be read is one error: what refers to it is not blamed', (_what, path) => {
  const { diagnostics } = checkEdited({ file: path, to: 'x: @y\n' });
  expect(diagnostics.map((diagnostic) => diagnostic.file)).toEqual([`content/${path}`]);
});

test('the site without its address is not an error of the links', () => {
  const { diagnostics } = checkEdited({ file: 'site.yaml', from: 'url: https', to: 'url: htps' });
  expect(diagnostics).toEqual([expect.objectContaining({ file: 'content/site.yaml' })]);
});
