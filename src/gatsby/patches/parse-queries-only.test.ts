import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mayHaveQuery, skipOthers } from './parse-queries-only.cjs';

const folder = mkdtempSync(join(tmpdir(), 'parse-queries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A source file with this text. */
function fileWith(text: string): string {
  const file = join(folder, 'file.tsx');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['export const query = graphql`query { brand { name } }`;', true],
  ['const data = useStaticQuery(graphql`query { brand { name } }`);', true],
  ['export async function getServerData() {}', true],
  ['export async function config() {}', true],
  ['export const Head = () => <title>A</title>;', true],
  ['const head = () => null;\nexport { head as Head };', true],
  ['export default () => <Slice alias="a" />;', true],
  ['export function Heading() { return config.sliced; }', false],
  ['/** The configuration of a Slice. */\nexport const limit = 3;', false],
])('a file with %j is parsed: %p', (text, isParsed) => {
  expect(mayHaveQuery(fileWith(text))).toBe(isParsed);
});

test('a file that cannot be read is left to Gatsby', () => {
  expect(mayHaveQuery(join(folder, 'missing.tsx'))).toBe(true);
});

test('the parser gets the files that may have a query, and no others', async () => {
  const parsed: string[] = [];
  class Parser {
    async parseFile(file: string, ...rest: unknown[]) {
      parsed.push(`${readFileSync(file, 'utf8')} ${rest}`);
      return 'parsed';
    }
  }
  skipOthers({ default: Parser });
  const parser = new Parser();
  expect(await parser.parseFile(fileWith('graphql'), 'report')).toBe('parsed');
  expect(await parser.parseFile(fileWith('Header'), 'report')).toBeNull();
  expect(parsed).toEqual(['graphql report']);
});

test('a parser that is not as expected stops the build with the name of the file to update', () => {
  const sentence = /has changed\. Update src\/gatsby\/patches\/parse-queries-only\.cjs/;
  expect(() => skipOthers({})).toThrow(sentence);
  expect(() => skipOthers({ default: {} })).toThrow(sentence);
});

test("Gatsby's parser still has the words that decide which files it parses, and a class with the method", () => {
  const code = readFileSync(resolve('node_modules/gatsby/dist/query/file-parser.js'), 'utf8');
  const [, condition = ''] =
    /if \(((?:!text\.includes\(`[\w-]+`\)(?: && )?)+)\) \{\s+return null;/.exec(code) ?? [];
  const words = [...condition.matchAll(/`([\w-]+)`/g)].map(([, word]) => word);
  expect(words).toEqual(['graphql', 'gatsby-plugin-image', 'getServerData', 'config', 'Slice', 'Head']);
  expect(code).toContain('async parseFile(file, addError) {');
});

test('it spares Gatsby more than half of the source files that have one of its words', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const withWords = files.filter((file) => /graphql|config|Slice|Head/.test(readFileSync(file, 'utf8')));
  const parsed = withWords.filter(mayHaveQuery);
  expect(parsed.length).toBeGreaterThan(20);
  expect(parsed.length).toBeLessThan(withWords.length / 2);
});
