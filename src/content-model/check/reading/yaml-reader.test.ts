import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LineCounter } from 'yaml';
import { parseYaml } from './yaml-reader';

/** The parser of gatsby-transformer-yaml, with which the site reads its YAML. */
const { load } = createRequire(require.resolve('gatsby-transformer-yaml/package.json'))('js-yaml') as {
  load: (text: string) => unknown;
};

const read = (text: string): unknown => parseYaml(text, new LineCounter()).toJS();

/** A copy without the only intended difference: a point in time is text in the check. */
function withoutTimes(site: unknown, check: unknown): unknown {
  if (site instanceof Date) {
    expect(typeof check).toBe('string');
    return check;
  }
  if (Array.isArray(site))
    return site.map((entry, index) => withoutTimes(entry, (check as unknown[])[index]));
  if (typeof site !== 'object' || site === null) return site;
  const other = check as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(site).map(([key, entry]) => [key, withoutTimes(entry, other[key])]),
  );
}

const agree = (text: string): void => {
  const check = read(text);
  expect(check).toEqual(withoutTimes(load(text), check));
};

const traps = `yes no on off Yes NO y n true True TRUE tRue false null Null NULL nUll ~ 1_000 1__0 _1 1_000.5 1,000
  0o17 0O17 -0o17 +0o17 0o8 017 08 007 00 0x1F -0x1f 0xG 0b11 -0b1 0b2 +5 -5 --5 5. 5.0 .5 -.5 +.5 1e3 1E3 1.5e3 .5e3
  -.5e3 1e 1e400 0.1.2 12345678901234567890 10:30 10:30:15 1:30.5 16:45 .inf -.inf +.Inf .INF .iNF .nan .NaN -.nan
  2026-11-22 2026-1-2 2026-13-40 2026-11-22T10:00:00Z 2026-11-22T10:00 = a#b a:b`;

test.each(traps.split(/\s+/))('%s is the same value in the check and on the site', (trap) => {
  for (const text of [`a: ${trap}`, `- ${trap}`, `a: [${trap}]`, `a: "${trap}"`]) agree(text);
});

test.each([
  'a: x #y',
  'a: b\r\nc: |\r\n  d\r\n  e\r\n',
  'a: >-\n  x\n\n\n  y\n   z\n  w\n',
  'a: "\\x41\\u263a\\/"',
  'a: &x {b: 1}\nc: *x',
  'a:\nb: {c, d: }',
  '---\na: 1\n...\n',
])('%j is the same value in the check and on the site', agree);

test('what looks like another type is text', () => {
  expect(read('[yes, 1_000, 10:30, 2026-11-22]')).toEqual(['yes', '1_000', '10:30', '2026-11-22']);
});

const folder = join(__dirname, '../../../../content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

test('every YAML file of the content is the same in the check and on the site', () => {
  const found = files.filter((file) => file.endsWith('.yaml'));
  expect(found.length).toBeGreaterThan(50);
  for (const file of found) agree(readFileSync(join(folder, file), 'utf8'));
});
