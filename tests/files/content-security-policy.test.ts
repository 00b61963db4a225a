/** The Content-Security-Policy that hosts send is strict, and the HTML of every page satisfies it. */
import { once } from '../support/once';
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { sentRules } from '../support/site/headers';
import { attribute, builtPages, elementsOf, findAll, rawTextOf } from '../support/site/html';

const policy = once(
  () =>
    new Map(
      (sentRules().headers['Content-Security-Policy'] ?? '')
        .split('; ')
        .map((directive) => directive.split(/ (.*)/s) as [string, string]),
    ),
);

test.use({ baseURL: process.env.BASE_URL });

test('the policy is strict, and its header fits every host', async ({ request }) => {
  const { headers } = sentRules();
  const value = headers['Content-Security-Policy'] ?? '';
  expect(value.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  expect(value.length).toBeLessThanOrEqual(1_783);
  expect(policy().get('script-src')?.split(' ').length).toBeLessThanOrEqual(6);
  for (const path of ['/', '/fees', '/no-such-page'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(value);
});

/** Attributes with addresses that browsers load or run. */
const addresses = new Set(['src', 'href', 'action', 'formaction', 'data', 'poster']);

/** Whether the policy blocks an attribute. */
const isBlocked = (name: string, value: string): boolean =>
  /^(on.*|srcdoc)$/.test(name) ||
  (name === 'src' && !/^\/(?!\/)/.test(value)) ||
  (addresses.has(name) && /^\s*(javascript|data|blob):/i.test(value));

// A call of `expect` for each attribute would take minutes.
eachPage(
  builtPages,
  'has no inline code but hashed scripts and one style, and loads nothing of other sites',
  (page) => {
    const elements = elementsOf(page.document);
    const blocked = elements.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name, value }) => isBlocked(name, value)).map(({ name }) => `<${tagName} ${name}>`),
    );
    const count = (tag: string): number => elements.filter(({ tagName }) => tagName === tag).length;
    expect({ blocked, styles: count('style'), frames: count('iframe') }).toEqual({
      blocked: [],
      styles: 1,
      frames: 0,
    });
  },
);

test('the inline scripts are the same on every page', () => {
  const texts = builtPages().flatMap(({ document }) =>
    findAll(document, 'script')
      .filter((script) => attribute(script, 'type') === undefined)
      .map(rawTextOf),
  );
  expect(texts).toHaveLength(new Set(texts).size * builtPages().length);
});
