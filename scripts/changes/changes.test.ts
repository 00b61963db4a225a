import { rmSync } from 'node:fs';
import { type Changes, compareSites } from './compare';
import { toHtml } from './html';
import { toMarkdown } from './markdown';
import { plannedScreenshots } from './planned-screenshots';
import { readSite } from './read-site';
import { type SampleSite, writeSampleSite } from './sample-site';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const base: SampleSite = {
  pages: {
    '/': { title: 'Home' },
    '/ach': { title: 'ACH', figures: { limit: '$1 million' }, body: '<p>Send <b>credits</b>.</p>' },
    '/wires': { title: 'Wires' },
  },
  redirects: { '/docs': '/ach' },
  updates: { lookup: 'One lookup' },
};

function read(site: SampleSite) {
  const folder = writeSampleSite(site);
  folders.push(folder);
  return readSite(folder);
}

const changesTo = (after: SampleSite): Changes => compareSites(read(base), read(after));

/** The kinds and paths of changed pages. */
const pagesOf = ({ pages }: Changes): string[] => pages.map(({ kind, path }) => `${kind} ${path}`);

/** The sample with another version of the page about ACH. */
const withAch = (page: SampleSite['pages'][string]): SampleSite => ({
  ...base,
  pages: { ...base.pages, '/ach': { ...base.pages['/ach'], ...page } },
});

const { '/wires': wires = {}, ...others } = base.pages;

test('a changed text is shown as it was and as it is', () => {
  const changes = changesTo(withAch({ body: '<p>Send <b>debits</b>.</p>' }));
  expect(pagesOf(changes)).toEqual(['changed /ach']);
  const text = toMarkdown(changes);
  expect(text).toContain('### Changed: /ach');
  expect(text).toContain('**Title:** ACH');
  expect(text).toContain('**Disclosures:** 1, as before\n\n**Facts shown:** 1, as before');
  expect(text).toContain('**Text:**\n\n```diff\n- Send credits.\n+ Send debits.\n```');
  expect(text).toMatch(/\*\*Weight:\*\* \d+ bytes \((no change|[+−]\d+)\)/u);
});

test('a new page is shown with its title, description, disclosures, facts and weight', () => {
  const page = { title: 'Checks', description: 'Print checks.', figures: { stop: '6 months' } };
  const changes = changesTo({ ...base, pages: { ...base.pages, '/checks': page } });
  expect(pagesOf(changes)).toEqual(['added /checks']);
  const text = toMarkdown(changes);
  expect(text).toContain('**Title:** Checks');
  expect(text).toContain('**Description:** Print checks.');
  expect(text).toContain('**Disclosures:**\n\n```diff\n+ Not a bank.\n```');
  expect(text).toContain('**Facts shown:**\n\n```diff\n+ 6 months As of Oct 2026\n```');
  expect(text).toMatch(/\*\*Weight:\*\* \d+ bytes$/m);
});

test('a deleted page needs a redirect', () => {
  const changes = changesTo({ ...base, pages: others });
  expect(pagesOf(changes)).toEqual(['removed /wires']);
  expect(toMarkdown(changes)).toContain('1 redirect is missing.');
  expect(toMarkdown(changes)).toContain('**Redirect:** Missing. Add /wires to content/redirects.yaml');
});

test('a deleted page with a redirect shows where it leads', () => {
  const changes = changesTo({ ...base, pages: others, redirects: { ...base.redirects, '/wires': '/ach' } });
  expect(pagesOf(changes)).toEqual(['removed /wires']);
  const text = toMarkdown(changes);
  expect(text).toContain('**Redirect:** /wires leads to /ach');
  expect(text).not.toContain('missing');
  expect(text).toContain('### Redirects\n\n```diff\n+ /wires → /ach\n```');
});

test('a renamed page with a redirect is one moved page', () => {
  const changes = changesTo({
    ...base,
    pages: { ...others, '/wire-transfers': wires },
    redirects: { ...base.redirects, '/wires': '/wire-transfers' },
  });
  expect(pagesOf(changes)).toEqual(['moved /wire-transfers']);
  expect(toMarkdown(changes)).toContain('Moved: /wire&#45;transfers from /wires');
});

test('a changed description', () => {
  const changes = changesTo(withAch({ description: 'Another one.' }));
  expect(pagesOf(changes)).toEqual(['changed /ach']);
  expect(toMarkdown(changes)).toContain('**Description:**\n\n```diff\n- A sample page.\n+ Another one.\n```');
});

test('a changed disclosure', () => {
  const changes = changesTo(withAch({ disclosure: 'Deposits are held at a bank.' }));
  expect(pagesOf(changes)).toEqual(['changed /ach']);
  expect(toMarkdown(changes)).toContain(
    '**Disclosures:**\n\n```diff\n- Not a bank.\n+ Deposits are held at a bank.\n```',
  );
  expect(changes.frame.pages).toBe(0);
});

test('a new fact', () => {
  const changes = changesTo(withAch({ figures: { limit: '$1 million', days: '2' } }));
  expect(toMarkdown(changes)).toContain('**Facts shown:**\n\n```diff\n+ 2 As of Oct 2026\n```');
});

test('a changed fact', () => {
  const changes = changesTo(withAch({ figures: { limit: '$10 million' } }));
  expect(toMarkdown(changes)).toContain(
    '**Facts shown:**\n\n```diff\n- $1 million As of Oct 2026\n+ $10 million As of Oct 2026\n```',
  );
});

test('a new update is a new entry of the feed', () => {
  const changes = changesTo({
    pages: { ...base.pages, '/updates/fedway': { title: 'Fedway' } },
    redirects: base.redirects ?? {},
    updates: { ...base.updates, fedway: 'A new rail' },
  });
  expect(pagesOf(changes)).toEqual(['added /updates/fedway']);
  expect(changes.feed.map(({ before, after }) => [before, after?.title])).toEqual([
    [undefined, 'A new rail'],
  ]);
  expect(changes.pages[0]?.feed).toHaveLength(1);
  expect(toMarkdown(changes)).toContain('+ A new rail (/updates/fedway, ');
});

test('another hash of a script, or another date from the Git history, is no change', () => {
  const changes = changesTo(
    withAch({
      script: 'ffffffff',
      body: '<p>Send <b>credits</b>.</p><p><span>Last changed <time>Nov 2, 2026</time></span></p>',
    }),
  );
  expect(changes).toEqual({
    pages: [],
    feed: [],
    redirects: [],
    frame: { pages: 0, differences: [], example: undefined },
  });
  expect(toMarkdown(changes)).toBe('## What visitors will see\n\nNo page looks different.\n');
});

test('a changed footer is reported once, not on each page', () => {
  const pages = Object.entries(base.pages).map(([path, page]) => [path, { ...page, footer: 'Write to us' }]);
  const changes = changesTo({ ...base, pages: Object.fromEntries(pages) });
  expect(pagesOf(changes)).toEqual([]);
  expect(toMarkdown(changes)).toContain('The header or footer differs on 3 pages.');
  expect(toMarkdown(changes)).toContain('- Contact\n+ Write to us');
});

test('a changed link, and text in another order', () => {
  expect(pagesOf(changesTo(withAch({ body: '<p>Send <a href="/wires">credits</a>.</p>' })))).toEqual([
    'changed /ach',
  ]);
  const [one, other] = ['<p>One</p><p>Two</p>', '<p>Two</p><p>One</p>'].map((body) =>
    read(withAch({ body })),
  );
  if (!one || !other) throw new Error('There are two sites.');
  expect(toMarkdown(compareSites(one, other))).toContain('**Text:** In another order.');
});

test('content shows as it is: no HTML, Markdown, mention or end of a code block', () => {
  const changes = changesTo(
    withAch({
      title: 'Ask @team about *#12* &lt;img src=x&gt;',
      description: '&lt;script&gt;',
      body: '<pre>```</pre><p>&lt;/dd&gt;&lt;b&gt;</p>',
    }),
  );
  const markdown = toMarkdown(changes);
  expect(markdown).toContain('````diff\n- ACH\n- Send credits.\n');
  expect(
    toMarkdown({ ...changes, pages: changes.pages.map((page) => ({ ...page, before: undefined })) }),
  ).toContain('**Title:** Ask &#64;&#8203;team about &#42;&#35;&#8203;12&#42; &#60;img src&#61;x&#62;');
  const html = toHtml(changes);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img');
  expect(html).toContain('<ins>&#60;/dd&#62;&#60;b&#62;</ins>');
});

test('a summary that is too long for a comment says how many pages are left out', () => {
  const pages = ['/a', '/b', '/c'].map((path) => [path, { body: `<p>${'Long. '.repeat(100)}</p>` }]);
  const text = toMarkdown(
    changesTo({ ...base, pages: { ...base.pages, ...Object.fromEntries(pages) } }),
    1200,
  );
  expect(text.length).toBeLessThan(1300);
  expect(text).toContain('### Added: /a');
  expect(text).toContain('2 more pages are in summary.html.');
});

test('comments and icons that the build writes into a sentence are no part of it', () => {
  const { pages } = read(
    withAch({
      body: '<p>as of <!-- -->Oct 2026<!-- -->, <a href="/x">ACH<svg><path d="M0 0"/></svg></a>. More<br>text</p>',
    }),
  );
  expect(pages.get('/ach')?.text).toEqual(['ACH', 'as of Oct 2026, ACH. More', 'text']);
});

test('up to ten pages have screenshots before and after at two widths', () => {
  const names = Array.from({ length: 12 }, (_, index) => `/a/${index + 10}`);
  const pages = Object.fromEntries(names.map((path) => [path, {}]));
  const changes = changesTo({
    ...withAch({ description: 'Another one.' }),
    pages: { ...base.pages, ...pages },
  });
  const files = plannedScreenshots(changes).map(({ file }) => file);
  expect(files).toHaveLength(20);
  expect(files.slice(0, 2)).toEqual([
    'screenshots/1-a-10-390-after.png',
    'screenshots/1-a-10-1440-after.png',
  ]);
  const changed = plannedScreenshots(changesTo(withAch({ description: 'Another one.' })));
  expect(changed.map(({ file }) => file)).toEqual([
    'screenshots/1-ach-390-before.png',
    'screenshots/1-ach-390-after.png',
    'screenshots/1-ach-1440-before.png',
    'screenshots/1-ach-1440-after.png',
  ]);
});

test('screenshots appear with their page', () => {
  const changes = changesTo(withAch({ description: 'Another one.' }));
  const html = toHtml(changes, [{ path: '/ach', side: 'before', width: 390, file: '1-ach-390-before.png' }]);
  expect(html).toContain('<img src="1-ach-390-before.png" alt="/ach before, 390 pixels wide"');
});

test('a folder without a site is reported', () => {
  expect(() => readSite('/nowhere')).toThrow('There is no built site in /nowhere: run npm run build first.');
});
