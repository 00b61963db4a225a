import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { checkPages, pageRules, readPage } from '.';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const [site, content] = [join(folder, 'public'), join(folder, 'content')];
beforeAll(() => {
  mkdirSync(site);
  mkdirSync(content);
  for (const file of ['fees.yaml', 'home.yaml']) cpSync(join('content', file), join(content, file));
  mkdirSync(join(site, 'old'));
  for (const file of ['fees.md', 'updates.xml', 'old/index.html', 'a b.png'])
    writeFileSync(join(site, file), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (route: string, html: string) => readPage(route, fromParse5(parse(html)) as Root);

/** What is reported on /fees with this in its main part, as "leftover-markup content/fees.yaml:1". */
function reportOn(html: string): string[] {
  const pages = [read('/', '<h2 id="top-part">Home</h2>'), read('/fees', `<main id="main">${html}</main>`)];
  return checkPages(pages, { site, content }).flatMap(({ path, messages }) =>
    messages.map(({ ruleId, line }) => `${ruleId} ${path}:${line}`),
  );
}

const reported: readonly (readonly [id: string, html: string])[] = [
  ['dead-link', '<a href="/nowhere">A</a>'],
  ['dead-link', '<a href="nowhere/">A</a>'.replace('nowhere', './nowhere')],
  ['dead-link', '<img src="/images/none.png" alt="">'],
  ['dead-link', '<img srcset="/a%20b.png 1x, /none.png 2x" alt="">'],
  ['dead-link', '<meta http-equiv="refresh" content="0; url=/nowhere">'],
  ['dead-fragment', '<a href="#nowhere">A</a>'],
  ['dead-fragment', '<a href="/#nowhere">A</a>'],
  ['repeated-id', '<p id="a"></p><p id="a"></p>'],
  ['leftover-variable', '<p>{brand} moves money.</p>'],
  ['leftover-variable', '<p>{fact:ach-limit}</p>'],
  ['leftover-variable', '<p>{toString}</p>'],
  ...[
    '** bold**',
    'a [link](/fees)',
    ':::note',
    'a &amp;nbsp; b',
    '| --- | --- |',
    '&lt;!-- a comment --&gt;',
    '[!constructor] Read',
    'a `code`',
    '~~gone~~',
    '&lt;br&gt;',
    '### A heading',
    '[object Object]',
  ].map((text) => ['leftover-markup', `<p>${text}</p>`] as const),
];

test.each(reported)('%s: %s', (id, html) => {
  expect(reportOn(html)).toEqual([expect.stringMatching(new RegExp(`^${id} content/`))]);
});

test('every rule has such an example, except the one for disclosures, whose findings are given', () => {
  const ids = pageRules.filter((id) => id !== 'disclosure');
  expect([...new Set(reported.map(([id]) => id))].sort()).toEqual([...ids].sort());
});

test.each([
  '<a href="/">A</a> <a href="/fees/#main">B</a> <a href="#top">C</a> <a href="?account=3#main">D</a>',
  '<a href="/fees.md">A</a> <a href="/updates.xml">B</a> <a href="/old">C</a> <img src="/a%20b.png" alt="">',
  '<a href="https://example.com/x">A</a> <a href="//example.com">B</a> <a href="mailto:a@example.com">C</a>',
  '<pre><code><span>**a** {id} ](</span></code></pre><p>POST /cards/{id} <code>`a`</code></p>',
  '<p>Write to us with [your account number], 2 * 3 | 4, AT&T & others, <em>a</em> < b, #1 of 5.</p>',
])('nothing is wrong with %s', (html) => expect(reportOn(html)).toEqual([]));

test('the file and the line of the words are named, or else the file of the page', () => {
  const [file] = checkPages([read('/', '<p>{brand} moves money.</p>')], { site, content });
  expect(file?.messages[0]).toMatchObject({ fatal: true, ruleId: 'leftover-variable' });
  expect(String(file).split('\n')[(file?.messages[0]?.line ?? 0) - 1]).toContain('{brand}');
  expect(reportOn('<a href="/nowhere-at-all">A</a>')).toEqual(['dead-link content/fees.yaml:1']);
});

test('a claim without its disclosure is reported with what to do', () => {
  const claim = {
    rule: 'promise',
    words: 'never fails',
    message: 'is a promise',
    fix: 'say what happens',
  } as const;
  const page = readPage('/fees', { type: 'root', children: [] }, [claim]);
  const [file] = checkPages([page], { site, content });
  expect(file?.messages.map(({ reason }) => reason)).toEqual([
    'The page /fees says "never fails", which is a promise; say what happens',
  ]);
});
