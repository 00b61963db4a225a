import { chosenPages } from './pages';

const templates = new Map([
  ['/documentation/webhooks', 'article'],
  ['/', 'home'],
  ['/documentation/cards', 'article'],
]);

test('each template is measured on its first page, the largest', () => {
  expect(chosenPages(templates)).toEqual([
    { template: 'home', path: '/' },
    { template: 'article', path: '/documentation/webhooks' },
  ]);
});

test('pages can be chosen', () => {
  expect(chosenPages(templates, ['/documentation/cards'])).toEqual([
    { template: 'article', path: '/documentation/cards' },
  ]);
});

test("a page that isn't built is named", () => {
  expect(() => chosenPages(templates, ['/', '/pricing'])).toThrow('There is no page "/pricing" in public/.');
});
