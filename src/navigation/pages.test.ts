/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { hasIslandHtml } from '../islands/built-html';
import { loadFirstPage, loadPage, NewBuild, prefetchData, readyPage, setComponents, setShown } from './pages';

// jsdom has no style sheets that a script constructs.
jest.mock('../theme/built-styles', () => ({ addTemplateStyles: () => undefined }));

const Page = Object.assign(() => null, { islands: [] as { load: jest.Mock; ready: () => boolean }[] });
const responses = new Map<string, unknown>();
const fetched: string[] = [];

const dataOf = (path: string) => `/page-data${path}/page-data.json`;
const chunk = jest.fn(async () => ({ default: Page }));
/** What webpack provides in the browser: `page` imports chunk 7 later. */
const requestChunk = jest.fn(async (_id: number): Promise<unknown> => undefined);
Object.assign(globalThis, { __webpack_require__: { e: requestChunk, islandChunks: { page: [7] } } });

/** Adds server data for a page that no other test has loaded. */
let count = 0;
function freshPage(): string {
  count += 1;
  const path = `/page-${count}`;
  responses.set(dataOf(path), {
    path,
    componentChunkName: 'page',
    result: { data: { path } },
    staticQueryHashes: ['17'],
    build: 'this-build',
    content: 'this-content',
  });
  return path;
}

beforeEach(() => {
  fetched.length = 0;
  chunk.mockClear();
  requestChunk.mockClear();
  Page.islands = [];
  setComponents({ page: chunk });
  window.___webpackCompilationHash = 'this-build';
  document.body.innerHTML = '<div id="___gatsby" data-content="this-content"></div>';
  responses.set('/page-data/sq/d/17.json', { data: { brand: 'Halyard' } });
  globalThis.fetch = (async (address: string) => {
    fetched.push(address);
    const response = responses.get(address);
    if (response instanceof Error) throw response;
    return {
      ok: response !== undefined,
      status: response === undefined ? 404 : 200,
      json: async () => response,
      text: async () => response,
    };
  }) as unknown as typeof fetch;
});

test('a page is loaded once, with component, data and static queries', async () => {
  const path = freshPage();
  const page = await loadPage(`${path}?plan=a#limits`);
  expect(page.component).toBe(Page);
  expect(page.json).toEqual({ data: { path } });
  expect(page.staticQueryResults).toEqual({ 17: { data: { brand: 'Halyard' } } });
  const requests = fetched.length;
  expect(await loadPage(path)).toBe(page);
  expect(fetched).toHaveLength(requests);
});

test.each([
  ['the data', (path: string) => responses.set(dataOf(path), new Error('offline'))],
  ['data that is something else', (path: string) => responses.set(dataOf(path), 'Not here')],
  ['the name of the build', (path: string) => responses.set(dataOf(path), { componentChunkName: 'page' })],
  ['the component', () => chunk.mockRejectedValueOnce(new Error('Loading chunk 7 failed'))],
])('without %s it rejects, and the next attempt requests it again', async (_what, fail) => {
  const path = freshPage();
  const data = responses.get(dataOf(path));
  fail(path);
  await expect(loadPage(path)).rejects.toThrow();
  responses.set(dataOf(path), data);
  await expect(loadPage(path)).resolves.toMatchObject({ json: { data: { path } } });
});

test('a page of another build is rejected', async () => {
  const path = freshPage();
  responses.set(dataOf(path), { ...Object(responses.get(dataOf(path))), build: 'next-build' });
  await expect(loadPage(path)).rejects.toThrow(NewBuild);
});

test('data of another content is rejected for a page that is on the screen as HTML, and accepted for others', async () => {
  const path = freshPage();
  const data = Object(responses.get(dataOf(path)));
  responses.set(dataOf(path), { ...data, content: 'next-content' });
  await expect(loadFirstPage(path)).rejects.toThrow(NewBuild);
  expect(readyPage(path)).toBeUndefined();
  await expect(loadPage(path)).resolves.toMatchObject({ json: { data: { path } } });
  responses.set(dataOf(path), data);
  const same = freshPage();
  await expect(loadFirstPage(same)).resolves.toMatchObject({ json: { data: { path: same } } });
});

test("a page is ready when its islands are, or when it's on the screen", async () => {
  const path = freshPage();
  setShown('/another');
  let ready = false;
  const load = jest.fn(async () => {
    ready = true;
  });
  Page.islands = [{ load, ready: () => ready }];
  load.mockRejectedValueOnce(new Error('Loading chunk 9 failed'));
  await expect(loadPage(path)).rejects.toThrow('chunk 9');
  expect(readyPage(path)).toBeUndefined();
  setShown(path);
  expect(readyPage(`${path}#limits`)).toBeDefined();
  setShown('/another');
  await loadPage(path);
  expect(readyPage(path)).toBeDefined();
});

/** The HTML of a page without styles. */
const htmlOf = (path: string, content: string) =>
  `<div id="___gatsby" data-content="${content}" data-path="${path}"><div data-island="footer">built</div></div>`;

test("a page's HTML is fetched with its data, once, and kept for its islands", async () => {
  const path = freshPage();
  responses.set(path, htmlOf(path, 'this-content'));
  await Promise.all([loadPage(path), loadPage(path)]);
  expect(fetched.filter((address) => address === path)).toHaveLength(1);
  expect(hasIslandHtml('footer', path)).toBe(true);
});

test.each([
  ['other data', (path: string) => htmlOf(path, 'next-content')],
  ['another page', () => htmlOf('/404.html', 'this-content')],
  ['no page of this site', () => '<h1>Sign in to the network</h1>'],
  ['nothing', () => undefined],
])('HTML with %s is not shown; the code of the islands is loaded', async (_what, html) => {
  const path = freshPage();
  responses.set(path, html(path));
  const load = jest.fn(async () => undefined);
  Page.islands = [{ load, ready: () => hasIslandHtml('footer', path) }];
  setShown('/another');
  await loadPage(path);
  expect(hasIslandHtml('footer', path)).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the first page does not wait for islands', async () => {
  const path = freshPage();
  const load = jest.fn();
  Page.islands = [{ load, ready: () => false }];
  await loadFirstPage(path);
  expect(load).not.toHaveBeenCalled();
});

test("prefetched data isn't requested again, unless it failed", async () => {
  const [loaded, failed] = [freshPage(), freshPage()];
  const data = responses.get(dataOf(failed));
  responses.delete(dataOf(failed));
  prefetchData(loaded);
  prefetchData(failed);
  await new Promise((resolve) => setTimeout(resolve));
  responses.set(dataOf(failed), data);
  await Promise.all([loadPage(loaded), loadPage(failed)]);
  expect(fetched.filter((address) => address === dataOf(loaded))).toHaveLength(1);
  expect(fetched.filter((address) => address === dataOf(failed))).toHaveLength(2);
});

test('the files of a template’s islands are requested in parallel with the template', async () => {
  const path = freshPage();
  let arrive: (module: { default: typeof Page }) => void = () => {};
  chunk.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  requestChunk.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const page = loadPage(path);
  await waitFor(() => expect(requestChunk).toHaveBeenCalled());
  expect(requestChunk).toHaveBeenCalledWith(7);
  arrive({ default: Page });
  expect((await page).component).toBe(Page);
});

test('the first page needs none of them, because its HTML is there', async () => {
  const path = freshPage();
  await loadFirstPage(path);
  expect(chunk).toHaveBeenCalled();
  expect(requestChunk).not.toHaveBeenCalled();
});
