import { speculationRules } from './speculation-rules';

test('links to pages of this site are prerendered, not those to files, to the page itself or to other tabs', () => {
  const { prerender } = JSON.parse(speculationRules);
  expect(prerender).toHaveLength(1);
  const [pages, files, selected] = prerender[0].where.and;
  // Relative to the page, so of this site.
  expect(pages).toEqual({ href_matches: '/*' });
  expect(files).toEqual({ not: { href_matches: '/*.:ending' } });
  for (const selector of ['[href^="#"]', '[target]', '[aria-current="page"]'])
    expect(selected.not.selector_matches).toContain(selector);
});
