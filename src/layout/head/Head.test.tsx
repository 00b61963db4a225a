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

// The tests are one visit: whether the browser has begun to change the head is remembered from page to page.
beforeAll(() => {
  document.head.innerHTML = [
    '<title>Fees — Halyard</title>',
    '<meta data-react-helmet="true" name="description" content="as built">',
    '<link data-react-helmet="true" rel="canonical" href="https://halyard.example/fees">',
  ].join('');
});

test('a page that was built keeps the head that it has', async () => {
  render(head(fees, '/fees'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(descriptions()).toEqual(['as built']);
  expect(document.title).toBe('Fees — Halyard');
});

test('a title that the query of the address changes is shown', async () => {
  render(head({ ...fees, title: 'Fees by rail' }, '/fees'));
  expect(document.title).toBe('Fees by rail — Halyard');
  expect(descriptions()).toEqual(['as built']);
});

test('on another page the head is that page’s, with the default where it says nothing', async () => {
  const { rerender } = render(head(fees, '/fees'));
  rerender(head({ title: 'Contact' }, '/contact'));
  await waitFor(() => expect(document.title).toBe('Contact — Halyard'));
  expect(canonicals()).toEqual(['https://halyard.example/contact']);
  await waitFor(() => expect(descriptions()).toEqual(['Every rail by one API.']));
  rerender(head(fees, '/fees'));
  await waitFor(() => expect(document.title).toBe('Fees — Halyard'));
  await waitFor(() => expect(descriptions()).toEqual(['What it costs.']));
  expect(canonicals()).toEqual(['https://halyard.example/fees']);
});

test('a page that is shown at another address too names its own', async () => {
  render(head({ title: 'Not found', path: '/404', noIndex: true }, '/nowhere'));
  await waitFor(() => expect(canonicals()).toEqual(['https://halyard.example/404']));
  expect(contents('meta[name="robots"]', 'content')).toEqual(['noindex']);
});

test('the language is there', async () => {
  render(head(fees, '/fees'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});

test('what the build told machines of the first page is not taken for that of the next', async () => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.dataset.reactHelmet = 'true';
  document.head.append(script);
  render(head({ title: 'Contact' }, '/contact'));
  await waitFor(() => expect(document.title).toBe('Contact — Halyard'));
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
});
