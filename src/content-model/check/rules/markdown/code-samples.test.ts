import { contentOf } from '../../../../../tests/unit/small-api';
import { markdownDiagnostics } from './markdown-syntax';

/** What is reported in an article with some code. The first line of the code is line 5. */
const found = (code: string, lang = 'bash') =>
  markdownDiagnostics(
    contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n\`\`\`${lang}\n${code}\n\`\`\`\n`),
  ).map(({ line, column, message, fix }) => [line, column, message, fix]);

const double = ['code does not read the curly quote “ as a quote', 'write straight quotes: "…"'];

test.each([
  ['curl a.example -H “A: b”', 'bash', [5, 19, ...double]],
  ['const a = “b”;', 'typescript', [5, 11, ...double]],
  ['a = 1\nprint(“a”)', 'python', [6, 7, ...double]],
  [
    'fmt.Println("a", "b”)',
    'go',
    [5, 20, 'code does not read the curly quote ” as a quote', 'write straight quotes: "…"'],
  ],
  [
    'curl a.example -d ‘{}’',
    'bash',
    [5, 19, 'code does not read the curly quote ‘ as a quote', "write straight quotes: '…'"],
  ],
])('curly quotes: %j in %s', (code, lang, error) => {
  expect(found(code, lang)).toEqual([error]);
});

test('spaces after a backslash', () => {
  expect(found('  curl a.example \\  \n  -d b')).toEqual([
    [5, 19, 'the command ends here, because of the space after "\\"', 'remove the space'],
  ]);
});

test.each(['-H "A: b"', "-d '{}'", '-X POST', '--data=@a.json'])(
  'an option below a whole command: %s',
  (option) => {
    expect(found(`curl a.example \\\n  -v\n  ${option}`)).toEqual([
      [
        6,
        5,
        'the command ends here, so the option on the next line is not part of it',
        'add " \\" at the end of this line',
      ],
    ]);
  },
);

test.each([
  ['–data', 'write "--data" with two hyphens'],
  ['—fail-with-body', 'write "--fail-with-body" with two hyphens'],
  ['–H', 'write "-H" with a hyphen'],
])('an option with a dash: %s', (option, fix) => {
  expect(found(`curl a.example \\\n  ${option} 'a'`)).toEqual([
    [6, 3, `"${option}" is not an option, because it starts with a dash`, fix],
  ]);
});

test.each([
  ['curl a.example \\\n  -H "A: b" \\\n  -d \'{\n    "a": "“b” – and Ada’s"\n  }\' | jq', 'bash'],
  ['# Say “hello”, –slowly\ncurl a.example # don’t –wait', 'bash'],
  ['echo a\\\\  \necho b', 'bash'],
  ['curl a.example\n\ncut \\\n  -d: -f1\n\n-H', 'bash'],
  ['curl a.example |\n  -d', 'bash'],
  ['cut\n  -d: –f1', 'bash'],
  ['const a = "“b”"; // “c”\nconst b = `‘d’`;', 'typescript'],
  ["a = 'Ada’s “b”'  # “c”", 'python'],
  ['{ "a": "b" } \\ ', 'text'],
])('%j in %s is fine', (code, lang) => {
  expect(found(code, lang)).toEqual([]);
});

test('the same in a list, with Windows line ends', () => {
  const body = '- A\r\n\r\n  ```bash\r\n  curl a.example \\ \r\n    -v\r\n    -d a\r\n  ```\r\n';
  const content = contentOf('Article', 'content/documentation/a.md', `---\r\nname: A\r\n---\r\n${body}`);
  expect(markdownDiagnostics(content).map(({ line, column }) => [line, column])).toEqual([
    [7, 19],
    [8, 7],
  ]);
});
