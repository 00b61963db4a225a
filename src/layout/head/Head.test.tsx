import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { layoutData } from '../../../tests/unit/layout-data';
import { Head } from './Head';
import HeadTags from './HeadTags';
import { canonicalOf } from './page-identity';

const fees = { title: 'Fees', description: 'What it costs.' };

test('in the browser only the title follows the page', () => {
  const { rerender } = render(<Head data={layoutData} page={fees} pathname="/fees" />);
  expect(document.title).toBe('Fees — Halyard');
  rerender(<Head data={layoutData} page={{ ...fees, title: 'Fees by rail' }} pathname="/fees" />);
  expect(document.title).toBe('Fees by rail — Halyard');
});

test('the build renders the whole head', () => {
  render(<HeadTags data={layoutData} page={fees} pathname="/fees" />);
  const { title, metaTags, linkTags, scriptTags, htmlAttributes } = Helmet.peek();
  expect(title).toBe('Fees — Halyard');
  expect(htmlAttributes).toEqual({ lang: 'en' });
  expect(metaTags).toContainEqual({ name: 'description', content: 'What it costs.' });
  expect(linkTags).toContainEqual({ rel: 'canonical', href: 'https://halyard.example/fees' });
  expect(scriptTags).toHaveLength(2);
});

test.each([
  ['/fees/', 'https://halyard.example/fees'],
  ['/', 'https://halyard.example/'],
])('the canonical address of %s is %s', (path, address) => {
  expect(canonicalOf('https://halyard.example', path)).toBe(address);
});
