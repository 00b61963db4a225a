import { hintedTemplate } from './template-hint';

const hints = { '/': 'home', '/codes': 'codes-page', '/codes/*': 'code-network', '/codes/*/*': 'code' };

test.each([
  ['/', 'home'],
  ['/codes', 'codes-page'],
  ['/codes/ach-returns', 'code-network'],
  ['/codes/ach-returns/r01', 'code'],
])('the path %s has its template', (path, name) => {
  expect(hintedTemplate(path, hints)).toBe(`component---src-templates-${name}-tsx`);
});

test.each(['/fees', '/updates/page/2', '/codes/a/b/c'])('the path %s has no hint', (path) => {
  expect(hintedTemplate(path, hints)).toBeUndefined();
});
