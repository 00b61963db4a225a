/** The rules by which browsers prerender links: valid, and the same on every page, so that the policy allows them by their hash. */
import { expect, test } from '../support/site/file-test';
import { builtPages, findAll, rawTextOf } from '../support/site/html';

test('every page has the same rules, for its own site and not for files', () => {
  const rules = builtPages().map(({ document }) =>
    findAll(document, 'script', { type: 'speculationrules' }).map(rawTextOf),
  );
  expect(new Set(rules.map(([text]) => text)).size).toBe(1);
  expect(rules.filter(({ length }) => length !== 1)).toEqual([]);
  const { prerender } = JSON.parse(rules[0]?.[0] ?? '');
  expect(prerender).toHaveLength(1);
  expect(prerender[0].where.and).toContainEqual({ href_matches: '/*' });
  expect(prerender[0].where.and).toContainEqual({ not: { href_matches: '/*.:ending' } });
});
