/** @jest-environment node */
import type { WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderedIsland } from '../islands/island';
import { wrapPageElement } from './wrap-page-element';

const Part = prerenderedIsland('part', () => <h1>Fees</h1>);

const Listing = () => <Part />;
Listing.islands = [Part];

const Forgetful = () => <Part />;

const built = (element: ReactElement) =>
  renderToStaticMarkup(
    wrapPageElement(
      {
        element,
        props: { location: { pathname: '/fees', search: '' } },
      } as unknown as WrapPageElementNodeArgs,
      { plugins: [] },
    ) as ReactElement,
  );

test('a page is built with the islands that it lists', () => {
  expect(built(<Listing />)).toBe('<h1>Fees</h1>');
});

test("the build stops at an island that the page doesn't list", () => {
  expect(() => built(<Forgetful />)).toThrow(
    'The page has the island "part", but its template doesn\'t list it. Add it to the template\'s "islands"',
  );
});
