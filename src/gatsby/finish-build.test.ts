import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { faviconSvg } from '../components/logo/favicon';
import { onPreInit } from './favicon';
import { onPostBuild } from './finish-build';

// Pagefind is a program of its own; the tests of search in a browser read what it writes.
jest.mock('./search/write-search-index', () => ({
  searchIndexer: async () => ({ read: () => {}, end: () => {} }),
}));

const page = '<html><body><p>words</p><script src="/app-1.js" async=""></script></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'build-'));
const home = process.cwd();

const activityTimer = () => ({ start: () => {}, end: () => {} });
const graphql = async () => ({
  data: {
    brand: { url: 'https://halyard.example', emails: { security: 'security@halyard.example' } },
    disclosures: { general: ['Not a bank.'], sample: [], deposit_placement: [], fdic_status: [] },
    banks: { sample: false },
    updates: { title: 'Updates', description: 'What changed.', kinds: [], authors: [] },
    updateFeed: [],
    allFact: { nodes: [] },
    allRail: { nodes: [] },
    allProduct: { nodes: [] },
    apiDescription: { json: '{"openapi":"3.1.0","info":{"title":"Halyard API"}}' },
    securityTxt: { expires: '2027-10-01', languages: ['en'], policy: '/security' },
  },
});
const finish = () =>
  onPostBuild?.({ reporter: { activityTimer }, graphql } as unknown as BuildArgs, { plugins: [] }, () => {});

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('the facts are written for programs', async () => {
  mkdirSync('public', { recursive: true });
  await finish();
  expect(JSON.parse(readFileSync('public/facts.json', 'utf8'))).toEqual({
    page: 'https://halyard.example/facts',
    facts: [],
  });
});

test('the updates are written as a JSON Feed', async () => {
  await finish();
  expect(JSON.parse(readFileSync('public/updates.json', 'utf8'))).toEqual(
    expect.objectContaining({ version: 'https://jsonfeed.org/version/1.1', items: [] }),
  );
});

test('the description of the API is written in JSON and in YAML', async () => {
  await finish();
  expect(JSON.parse(readFileSync('public/openapi.json', 'utf8'))).toEqual({
    openapi: '3.1.0',
    info: { title: 'Halyard API' },
  });
  expect(readFileSync('public/openapi.yaml', 'utf8')).toBe('openapi: 3.1.0\ninfo:\n  title: Halyard API\n');
});

test('every page whose head names a twin gets it, and is listed in llms.txt', async () => {
  const head =
    '<link rel="canonical" href="https://halyard.example/fees"><link rel="alternate" type="text/markdown" href="/fees.md">';
  write('public/fees/index.html', `<html><head>${head}</head><body><main><h1>Fees</h1></main></body></html>`);
  await finish();
  expect(readFileSync('public/fees.md', 'utf8')).toMatch(/\n# Fees\n$/);
  expect(readFileSync('public/llms.txt', 'utf8')).toContain('https://halyard.example/fees.md');
  expect(readFileSync('public/llms.txt', 'utf8')).toContain('Not a bank.');
  expect(readFileSync('public/llms-full.txt', 'utf8')).toBe(readFileSync('public/fees.md', 'utf8'));
});

test('every page’s scripts wait, at every depth', async () => {
  for (const path of ['public/index.html', 'public/updates/a/index.html']) write(path, page);
  await finish();
  for (const path of ['public/index.html', 'public/updates/a/index.html']) {
    const html = readFileSync(path, 'utf8');
    expect(html).not.toContain('<script src=');
    expect(html).toContain('"/app-1.js"');
  }
});

test('on a warm build, pages that are finished are not written again and those made anew are finished', async () => {
  utimesSync('public/index.html', 1, 1);
  const finished = readFileSync('public/index.html', 'utf8');
  write('public/fees/index.html', page);
  await finish();
  expect(readFileSync('public/index.html', 'utf8')).toBe(finished);
  expect(statSync('public/index.html').mtimeMs).toBe(1000);
  expect(readFileSync('public/fees/index.html', 'utf8')).not.toContain('<script src=');
});

test('fragments of pages, from which Gatsby makes others, stay as they are', async () => {
  write('public/_gatsby/slices/_gatsby-scripts-1.html', page);
  await finish();
  expect(readFileSync('public/_gatsby/slices/_gatsby-scripts-1.html', 'utf8')).toBe(page);
});

test('the favicon is drawn before anything else is', async () => {
  rmSync('public', { recursive: true });
  await onPreInit?.({} as Parameters<NonNullable<typeof onPreInit>>[0], { plugins: [] }, () => {});
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(faviconSvg());
});
