import fs from 'node:fs';
import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';
import { contentTypes } from '../../content-types';
import { checkWhole } from '../index';

type Row = [error: string, edit: Edit, message: string, fix: string];

const file = (path: string, text = ''): Edit => ({ file: path, to: text });
const page = `---\ntitle: A separate page\n---\n`;

const rows: Row[] = [
  [
    'a folder with a mistyped name',
    file('product/sepa.yaml'),
    'no content type reads the file "product/sepa.yaml"',
    'did you mean the folder "products"?',
  ],
  [
    'a folder below a folder',
    file('archive/2025/note.md', page),
    'no content type reads the file "archive/2025/note.md"',
    'move it to one of the folders "documentation", "updates" or "company"',
  ],
  [
    'a Markdown file beside the folders',
    file('imprint.md', page),
    'no content type reads the file "imprint.md"',
    expect.stringMatching(
      /^move it to one of the folders "documentation", "updates" or "company"$/,
    ) as unknown as string,
  ],
  [
    'a Markdown file in a YAML folder',
    file('products/sepa.md', page),
    'no content type reads the file "products/sepa.md"',
    'rename it to "products/sepa.yaml"',
  ],
  [
    'another extension for YAML',
    file('products/sepa.yml'),
    'no content type reads the file "products/sepa.yml"',
    'rename it to "products/sepa.yaml"',
  ],
  [
    'another extension for Markdown',
    file('updates/news.MD', page),
    'no content type reads the file "updates/news.MD"',
    'rename it to "updates/news.md"',
  ],
  [
    'a copy of a file with another extension',
    file('products/ach.yaml.txt'),
    'no content type reads the file "products/ach.yaml.txt"',
    'move anything new in it to "products/ach.yaml", then remove it',
  ],
  [
    'a picture in the right folder',
    file('updates/images/Our Office.PNG'),
    'no content type reads the file "updates/images/Our Office.PNG"',
    'rename it to "updates/images/our-office.png"',
  ],
  [
    'a picture',
    file('updates/office.png'),
    'no content type reads the file "updates/office.png"',
    'move it to updates/images/, with a name of lowercase words, such as "updates/images/void-after.png"',
  ],
  [
    'a Markdown file without front matter',
    file('updates/news.md', '# News\n\nThe new route is open.\n'),
    'the file does not start with fields',
    'start it with a line "---", then the fields such as "title: …", then another line "---"',
  ],
  [
    'a Markdown file with an empty line above its front matter',
    file('updates/news.md', '\n---\ntitle: News\n---\n\nThe new route is open.\n'),
    'there is an empty line above the fields',
    'delete it, so that the file starts with "---"',
  ],
  [
    'a Markdown file with unclosed front matter',
    file('updates/news.md', '---\ntitle: News\n¦\nThe new route is open.\n'),
    'the fields have no line "---" below them',
    'write "---" on a line between the fields and the text',
  ],
  [
    'a file that is missing',
    { file: 'navigation.yaml' },
    'the file "navigation.yaml" is missing',
    'restore it from the Git history',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test.each(contentTypes.flatMap(({ kind, source }) => (kind === 'folder' ? [] : [`${source}.yaml`])))(
  'without %s, nothing else is reported, such as links to its pages',
  (file) => {
    const { diagnostics } = checkEdited({ file });
    expect(diagnostics.map((diagnostic) => [diagnostic.file, diagnostic.message])).toEqual([
      [`content/${file}`, `the file "${file}" is missing`],
    ]);
  },
);

test("a file name that can't be part of an address", () => {
  const { diagnostics } = checkEdited(file('updates/Big News!.md', page));
  expect(diagnostics).toContainEqual({
    file: 'content/updates/Big News!.md',
    line: 1,
    column: 1,
    message: 'the file name "Big News!" cannot be part of an address',
    fix: 'use lowercase words joined by hyphens, such as "big-news.md"',
  });
});

test.each([
  '.schemas/extra.json',
  '.DS_Store',
  'products/.ach.yaml.swp',
  'products/ach.yaml~',
  'products/#ach.yaml#',
])('%s is ignored', (path) => {
  expect(diagnosticOf(file(path, '{')).diagnostic).toEqual([]);
});

test.each([
  ['a product', 'products/ach.yaml'],
  ['the facts', 'facts.yaml'],
  ['the site', 'site.yaml'],
  ['the kinds of update', 'updates.yaml'],
])('%s with a syntax error is one error, without errors in files that refer to it', (_what, path) => {
  const { diagnostics } = checkEdited({ file: path, to: 'x: @y\n' });
  expect(diagnostics.map((diagnostic) => diagnostic.file)).toEqual([`content/${path}`]);
});

test.each([
  ['in YAML', 'navigation.yaml', ''],
  ['in the text of a Markdown file', 'updates/news.md', page],
])('an unfinished merge %s is one error for each conflict', (_what, path, head) => {
  const conflict = '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n';
  const { diagnostics } = checkEdited(file(path, `${head}${conflict}\n${conflict}`));
  const start = head.split('\n').length;
  expect(diagnostics).toEqual(
    [start, start + 6].map((line) => ({
      file: `content/${path}`,
      line,
      column: 1,
      message: 'a merge was not finished here',
      fix: 'keep one of the two versions below, and delete the lines "<<<<<<<", "=======" and ">>>>>>>"',
    })),
  );
});

test.each([
  ['an invisible character', '\u0007', 'there is an invisible character here (U+0007)', 'delete it'],
  [
    "bytes that aren't UTF-8",
    '\uFFFD',
    'there is a character here that is not UTF-8',
    'type it again, and save the file as UTF-8',
  ],
])('%s', (_what, character, message, fix) => {
  const { diagnostic, place } = diagnosticOf({
    file: 'navigation.yaml',
    from: 'name: Wires',
    to: `name: Wi¦${character}res`,
  });
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test.each(['products', 'solutions', 'codes'])('%s/index.yaml is a page that no one can open', (folder) => {
  const { diagnostics } = checkEdited({ file: `${folder}/index.yaml`, to: 'x: y\n' });
  expect(diagnostics).toContainEqual({
    file: `content/${folder}/index.yaml`,
    line: 1,
    column: 1,
    message: expect.stringContaining(
      '/index can\'t be opened: hosts remove "index" from the end of an address',
    ),
    fix: 'give this file another name',
  });
});

test("a missing site address isn't an error of the links", () => {
  const { diagnostics } = checkEdited({ file: 'site.yaml', from: 'url: https', to: 'url: htps' });
  expect(diagnostics).toEqual([expect.objectContaining({ file: 'content/site.yaml' })]);
});

test('a folder that cannot be read is one error', async () => {
  // Permissions don't stop a test that runs as root.
  jest.spyOn(fs, 'readdirSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EACCES', syscall: 'scandir', path: '/site/content/updates' });
  });
  const diagnostics = await checkWhole('/site/content');
  jest.restoreAllMocks();
  expect(diagnostics).toEqual([
    {
      file: 'content/updates',
      line: 1,
      column: 1,
      message: 'the folder cannot be read',
      fix: 'give yourself permission to read it',
    },
  ]);
});
