import { contentOf } from '../../../../../tests/unit/small-api';
import { markdownDiagnostics } from './markdown-syntax';

/** What is reported in an article. The first line of the text is line 4. */
const found = (body: string) =>
  markdownDiagnostics(contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n${body}\n`)).map(
    ({ line, column, message, fix }) => [line, column, message, fix],
  );

const callout = (word: string) => `write a line "> [!${word}]", and ">" before each line of its text`;
const contents = 'remove it: articles list their headings automatically';

const mdx = (word: string) => [
  `"${word}" starts a line of MDX, which is shown as text`,
  'remove it, or put code between backquotes',
];

test.each([
  'import { Tabs } from "./tabs"',
  "import Tabs, * as others from './tabs';",
  "import './tabs.css';",
  'import {\n  Tabs,\n} from "./tabs"',
  'export const a = 1;',
  'export default function Page() {}',
])('%j is a line of MDX', (body) => {
  expect(found(`A\n\n${body}`)).toEqual([[6, 1, ...mdx(body.slice(0, 6))]]);
});

test.each([
  'import the file from your bank',
  'export "all" of it',
  'export default settings, not yours',
  'A\n\n```typescript\nimport a from "a";\n```',
  '`export const a = 1`',
])('%j is no line of MDX', (body) => {
  expect(found(body)).toEqual([]);
});

test.each([
  [
    'See [[Banking days|days]].',
    [4, 5, '"[[Banking days|days]]" is a link in wikis, and shown as text here', 'write "[text](address)"'],
  ],
  ['A ==b c== d', [4, 3, '"==b c==" is shown with its equals signs', 'write "**b c**"']],
  ['!!! note\n    A', [4, 1, '"!!! note" does not start a callout', callout('NOTE')]],
  ['A\n\n!!! Danger "B"', [6, 1, '"!!! Danger" does not start a callout', callout('WARNING')]],
  ['[TOC]\n\nA', [4, 1, '"[TOC]" is shown as text', contents]],
  ['[[_TOC_]]', [4, 1, '"[[_TOC_]]" is shown as text', contents]],
  [
    'A <https://a.example/|b> c',
    [4, 3, '"<https://a.example/|b>" is a link in Slack, but not here', 'write "[b](https://a.example/)"'],
  ],
  [
    '<https://a.example/|b c>',
    [
      4,
      1,
      '"<https://a.example/|b c>" is a link in Slack, but not here',
      'write "[b c](https://a.example/)"',
    ],
  ],
  [
    '- <mailto:a@a.example|a>',
    [4, 3, '"<mailto:a@a.example|a>" is a link in Slack, but not here', 'write "[a](mailto:a@a.example)"'],
  ],
])('%j is reported', (body, error) => {
  expect(found(body)).toEqual([error]);
});

test.each([
  '`[[a]]`, [[1]](/fees), [[1](/fees)], [[1, 2], [3, 4]] and [[1]]',
  'a == b, c == d, `==g==`, ====',
  'Wow!!! note this. !!!',
  'The [TOC] and [toc](/fees)',
  '<https://a.example/> and https://a.example/b',
  '| A |\n| --- |\n| <https://a.example/> |',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
