import { render, waitFor } from '@testing-library/react';
import { layoutData } from '../../../tests/unit/layout-data';
import { Head } from './Head';
import type { PageMeta } from './head-data';

const contents = (selector: string, attribute: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
const descriptions = () => contents('meta[name="description"]', 'content');
const canonicals = () => contents('link[rel="canonical"]', 'href');

const head = (page: PageMeta, pathname: string) => <Head data={layoutData} page={page} pathname={pathname} />;
const fees = { title: 'Fees', description: 'What it costs.' };

// The tests share one visit: whether the browser has begun to change the head persists between pages.
beforeAll(() => {
  document.head.innerHTML = [
    '<title>Fees — Halyard</title>',
    '<meta data-react-helmet="true" name="description" content="as built">',
    '<link data-react-helmet="true" rel="canonical" href="https://halyard.example/fees">',
  ].join('');
});

test('a built page keeps its head', async () => {
  render(head(fees, '/fees'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(descriptions()).toEqual(['as built']);
  expect(document.title).toBe('Fees — Halyard');
});

test('a title that depends on the query is shown', async () => {
  render(head({ ...fees, title: 'Fees by rail' }, '/fees'));
  expect(document.title).toBe('Fees by rail — Halyard');
  expect(descriptions()).toEqual(['as built']);
});

test('another page gets its own head, with defaults for what it leaves out', async () => {
  const { rerender } = render(head(fees, '/fees'));
  rerender(head({ title: 'Contact' }, '/contact'));
  // Together with the page, before react-helmet.
  expect(document.title).toBe('Contact — Halyard');
  expect(canonicals()).toEqual(['https://halyard.example/contact']);
  await waitFor(() => expect(descriptions()).toEqual(['Every rail by one API.']));
  rerender(head(fees, '/fees'));
  await waitFor(() => expect(document.title).toBe('Fees — Halyard'));
  await waitFor(() => expect(descriptions()).toEqual(['What it costs.']));
  expect(canonicals()).toEqual(['https://halyard.example/fees']);
});

test('a page shown at another address uses its own canonical address', async () => {
  render(head({ title: 'Not found', path: '/404', noIndex: true }, '/nowhere'));
  await waitFor(() => expect(canonicals()).toEqual(['https://halyard.example/404']));
  expect(contents('meta[name="robots"]', 'content')).toEqual(['noindex']);
});

test('the language is set', async () => {
  render(head(fees, '/fees'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});

test("the structured data of the first page is removed on the next, the site's stays", async () => {
  for (const kind of ['site', 'reactHelmet']) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.dataset[kind] = 'true';
    document.head.append(script);
  }
  render(head({ title: 'Contact' }, '/contact'));
  await waitFor(() => expect(document.title).toBe('Contact — Halyard'));
  expect(contents('script[type="application/ld+json"]', 'data-site')).toEqual(['true']);
});
