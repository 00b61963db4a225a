import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdown } from './markdown-dialect';

const content = join(__dirname, '..', '..', 'content');

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** The tree without methods and absent values, to compare. */
const plain = (tree: Root): unknown => JSON.parse(JSON.stringify(tree));

const asRemark = (body: string): unknown => plain(remark.runSync(remark.parse(body)) as Root);

const bodyOf = (file: string): string =>
  readFileSync(join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

test('there is Markdown to compare', () => expect(files.length).toBeGreaterThan(50));

/** Colons before a word or a number, which remark reads as directives. */
const withoutColons = (body: string): string => body.replace(/(?<!:):(?=[\w])/g, ';');

test.each(files)('%s is read as remark reads it, with the same positions', (file) => {
  const body = withoutColons(bodyOf(file));
  expect(plain(parseMarkdown(body))).toEqual(asRemark(body));
});

test.each([
  ['characters of two and four bytes', '“Café” — 😀 *é* `😀` [ä](/b)\n\n> 😀 **x**'],
  ['a table', '| A | B |\n| - | -: |\n| 1 | `a\\|b` |\n| 2 |\n'],
  ['nested lists', '1. One\n   - [ ] two\n\n     three\n2. Four\n'],
  ['code in a list that isn’t closed', '- ```json\n  {\n\nText\n'],
  ['a callout', '> [!NOTE]\n> Text\n> - item\n'],
  ['a diagram', 'Text\n\n::lifecycle{id=ach-transfer}\n\nMore\n'],
  ['a diagram that isn’t closed', 'Text\n\n::lifecycle{id=\n'],
  ['HTML and comments', 'a <b>c</b>\n\n<!-- d\n\ne -->\n\n<div>\n*f*\n</div>\n'],
  ['references', '[a][b], [c], &amp; &nbsp; &nosuch;\n\n[b]: /d "T"\n'],
  ['addresses', 'See https://example.com/a_b, www.example.com and a@example.com.\n'],
  ['line ends of Windows', '# A\r\n\r\nB\r\nC\r\n'],
  ['nothing', ''],
])('%s', (_name, body) => expect(plain(parseMarkdown(body))).toEqual(asRemark(body)));

test.each(['At 10:30 a:b', '*at 10:30*, or 9:05', 'a:[b](/c) d:e{f}'])(
  'a colon in a line is text: %s',
  (body) => {
    const [paragraph] = parseMarkdown(body).children;
    expect(JSON.stringify(paragraph)).not.toContain('irective');
    expect(body.slice(paragraph?.position?.start.offset, paragraph?.position?.end.offset)).toBe(body);
  },
);
