import { templateHints } from './template-hints';

test('every kind of page has its template', () => {
  expect(templateHints()).toMatchObject({
    '/': 'home',
    '/fees': 'fees',
    '/products/*': 'product',
    '/updates/*': 'update',
    '/updates/products/*': 'product-changes',
    '/documentation/api/*': 'api-resource',
    '/documentation/codes/*/*': 'code',
    '/*': 'company-page',
  });
});
