import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  drawn,
  everything,
  finish,
  icon,
  inPublic,
  page,
  read,
  render,
  type Site,
  styled,
  write,
} from '../../../tests/unit/post-built-site';
import { smallContent } from '../../../tests/unit/sample-content';
import { faviconSvg } from '../../components/logo/favicon';
import { cacheFolder } from '../cache/file-cache';
import { writeFavicon } from './favicon';
import { onPreBuild } from './post-build';

// Each build starts a thread per core. One is enough for a few pages.
jest.mock('node:os', () => ({ ...jest.requireActual('node:os'), availableParallelism: () => 1 }));

// Each test runs several builds.
jest.setTimeout(240_000);

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  process.chdir(folder);
  for (const name of ['sharp', 'pagefind', '@pagefind', '@fontsource', 'yaml']) {
    mkdirSync('node_modules', { recursive: true });
    symlinkSync(join(home, 'node_modules', name), join('node_modules', name), 'junction');
  }
  mkdirSync('public');
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const outputs = ['public', join('node_modules', '.cache')];
const copies = mkdtempSync(join(tmpdir(), 'builds-'));
/** Copies of cold builds' outputs, by site. */
const built = new Map<string, string>();

afterAll(() => rmSync(copies, { recursive: true }));

/** A cold build of a site, or a copy of an earlier one. Returns every file of public/. */
async function fromNothing(pages: Record<string, string>, site: Site = {}): Promise<Record<string, string>> {
  for (const name of outputs) rmSync(name, { recursive: true, force: true });
  const key = JSON.stringify([pages, site]);
  const copy = built.get(key);
  if (copy) for (const name of outputs) cpSync(join(copy, name), name, { recursive: true });
  else {
    mkdirSync('public');
    render(pages);
    await finish(Object.keys(pages), site);
    const folder = mkdtempSync(join(copies, 'build-'));
    for (const name of outputs) cpSync(name, join(folder, name), { recursive: true });
    built.set(key, folder);
  }
  return everything();
}

test('machine-readable data is written: facts, a JSON Feed, the API description in JSON and YAML', async () => {
  await finish([]);
  expect(JSON.parse(read('facts.json'))).toEqual({ page: 'https://halyard.example/facts', facts: [] });
  expect(JSON.parse(read('updates.json'))).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
  expect(JSON.parse(read('openapi.json'))).toEqual({ openapi: '3.1.0', info: { title: 'Halyard API' } });
  expect(read('openapi.yaml')).toBe('openapi: 3.1.0\ninfo:\n  title: Halyard API\n');
  expect(read('banking-days.ics')).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a former address has a page that leads on, for hosts without redirects', async () => {
  await finish([]);
  expect(read('pricing/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/fees">');
  expect(read('pricing/index.html')).toContain('<link rel="canonical" href="https://halyard.example/fees">');
  expect(existsSync('public/rss.xml')).toBe(false);
});

test('every page that links to a Markdown alternate gets one, and is listed in llms.txt', async () => {
  render({ '/fees': page('/fees', ''), '/plain': '<main><h1>Plain</h1></main>' });
  await finish(['/fees', '/plain']);
  expect(read('fees.md')).toMatch(/\n# Page\n$/);
  expect(existsSync('public/plain.md')).toBe(false);
  expect(read('llms.txt')).toContain('https://halyard.example/fees.md');
  expect(read('llms.txt')).toContain('Not a bank.');
  expect(read('llms-full.txt')).toBe(read('fees.md'));
});

test('scripts are deferred on pages at every depth, and what Gatsby builds pages from is there for builds only', async () => {
  const slice = '_gatsby/slices/_gatsby-scripts-1.html';
  write(slice, page('/', ''));
  render({ '/': page('/index', ''), '/updates/a': page('/updates/a', '') });
  await finish(['/', '/updates/a']);
  for (const path of ['index.html', 'updates/a/index.html']) {
    expect(read(path)).not.toContain('<script src=');
    expect(read(path)).toContain('"/app-1.js"');
  }
  expect(existsSync('public/_gatsby')).toBe(false);
  // Without them, the next build would write every page again.
  await onPreBuild?.({} as never, { plugins: [] }, () => {});
  expect(read(slice)).toBe(page('/', ''));
});

test('without pages, nothing of an earlier build is put back', async () => {
  write('_gatsby/slices/_gatsby-scripts-1.html', page('/', ''));
  await finish([]);
  await onPreBuild?.({} as never, { plugins: [] }, () => {});
  expect(existsSync('public/_gatsby')).toBe(false);
});

test('a claim without its disclosure stops every build, even if the page is cached', async () => {
  renameSync(smallContent(), 'content');
  render({ '/a': page('/a', '<p>Deposits are FDIC insured.</p>') });
  await expect(finish(['/a'])).rejects.toThrow('the page /a says');
  await expect(finish(['/a'])).rejects.toThrow('the page /a says');
});

describe('a warm build', () => {
  const first = { '/': page('/index', icon('bank')), '/a': page('/a', 'A'), '/b': page('/b', 'B') };
  const paths = Object.keys(first);

  test('changes no file if nothing has changed', async () => {
    const cold = await fromNothing(first);
    for (const file of Object.keys(cold)) utimesSync(file, 1, 1);
    await finish(paths);
    expect(everything()).toEqual(cold);
    for (const name of ['index.html', 'a.md', 'llms.txt', 'a/index.html'])
      expect([name, statSync(inPublic(name)).mtimeMs]).toEqual([name, 1000]);
  });

  test.each<[string, Record<string, string>]>([
    ['a page has new text', { '/a': page('/a', 'Other words') }],
    ['an icon is used for the first time', { '/a': page('/a', icon('arrow')) }],
    ['an icon is no longer used', { '/': page('/index', 'No icon') }],
    ['a page is new', { '/c': page('/c', icon('bolt')) }],
  ])('gives the same result as a cold build after %s', async (_what, changed) => {
    const second = { ...first, ...changed };
    const cold = await fromNothing(second);
    await fromNothing(first);
    render(changed);
    await finish(Object.keys(second));
    expect(everything()).toEqual(cold);
  });

  test.each<[string, string[], string[]]>([
    ['a page uses a new rule', ['one', 'four', 'two'], ['one', 'three', 'four', 'two']],
    ['a rule is no longer used', ['one'], ['one', 'three']],
  ])('gives all pages of a template the rules that any of them uses after %s', async (_what, now, all) => {
    const before = { '/a': styled('/a', 'one', 'two'), '/b': styled('/b', 'one', 'three') };
    const after = { ...before, '/a': styled('/a', ...now) };
    const cold = await fromNothing(after);
    await fromNothing(before);
    render({ '/a': after['/a'] });
    await finish(['/a', '/b']);
    expect(everything()).toEqual(cold);
    const rules = all.map((name) => `.css-${name}{top:0;}`).join('');
    for (const path of ['/a', '/b'])
      expect(read(join(path, 'index.html'))).toContain(`<style data-styles="">p{margin:0;}${rules}</style>`);
  });

  test("adds a new icon to pages that Gatsby didn't write again", async () => {
    await fromNothing(first);
    expect(drawn('/b')).toEqual(['bank']);
    render({ '/a': page('/a', icon('arrow')) });
    await finish(paths);
    expect(drawn('/b')).toEqual(['arrow', 'bank']);
  });

  test('gives the same result as a cold build after a page was deleted, with everything derived from it', async () => {
    const card = { brand: 'Halyard', url: 'halyard.example', title: 'B', rails: [] };
    const { '/b': _gone, ...second } = first;
    const cold = await fromNothing(second, { listed: ['/', '/a'] });
    await fromNothing(
      { ...first, '/b': page('/b', '<img src="/images/b-480.webp">') },
      { cards: [card], listed: paths },
    );
    expect(readdirSync('public/social')).toHaveLength(1);
    write('images/b-480.webp', '');
    await finish(paths, { cards: [card], listed: paths });
    expect(existsSync('public/images/b-480.webp')).toBe(true);
    // Gatsby itself removes the HTML, or keeps it if its own cache was lost.
    await finish(['/', '/a'], { listed: ['/', '/a'] });
    expect(everything()).toEqual(cold);
  });

  test("is correct if the caches are lost, damaged or can't be written", async () => {
    const cold = await fromNothing(first);
    const cache = cacheFolder('page-outputs');
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'damaged');
    await finish(paths);
    expect(everything()).toEqual(cold);
    rmSync(cache, { recursive: true });
    writeFileSync(cache, 'a file where the folder should be');
    await finish(paths);
    expect(everything()).toEqual(cold);
  });

  test("doesn't touch files of static/", async () => {
    await fromNothing(first);
    mkdirSync('static');
    writeFileSync('static/notes.md', 'notes');
    write('notes.md', 'notes');
    write('gone.md', 'of an earlier build');
    await finish(paths);
    expect(read('notes.md')).toBe('notes');
    expect(existsSync('public/gone.md')).toBe(false);
  });
});

test('the favicon is drawn first', async () => {
  rmSync('public', { recursive: true });
  await writeFavicon();
  expect(read('favicon.svg')).toBe(faviconSvg());
});
