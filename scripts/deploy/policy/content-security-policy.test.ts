import { contentSecurityPolicy } from './content-security-policy';
import { inlineCode } from './inline-code';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

/** sha256 of "a()", from `printf 'a()' | openssl dgst -sha256 -binary | base64`. */
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

test('pages with the same few inline scripts and styles get a policy without unsafe-inline', () => {
  const same = page('<script>a()</script><style>p{margin:0}</style>');
  const { value, warnings } = contentSecurityPolicy(inlineCode([same, same]));
  expect(warnings).toEqual([]);
  expect(value).not.toContain('unsafe-inline');
  expect(directive(value, 'script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hashOfA}`);
  expect(directive(value, 'style-src')).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-\S+'$/);
});

test('everything that the site does not do is forbidden', () => {
  const { value } = contentSecurityPolicy(inlineCode([page('')]));
  for (const one of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(value.split('; ')).toContain(one);
  expect(value).not.toMatch(/unsafe-eval'(?<!wasm-unsafe-eval')/);
  expect(value).not.toMatch(/https?:|\*/);
});

test('text becomes HTML or the address of a script only through the policy of the pages', () => {
  const { value } = contentSecurityPolicy(inlineCode([page('')]));
  for (const one of ["require-trusted-types-for 'script'", 'trusted-types default'])
    expect(value.split('; ')).toContain(one);
});

test('the longest strict policy fits every host, with an origin of error reports', () => {
  const pages = [
    ...Array.from({ length: 6 }, (_, index) => page(`<script>a(${index})</script>`)),
    ...Array.from({ length: 18 }, (_, index) => page(`<style>p{order:${index}}</style>`)),
  ];
  const { value, warnings } = contentSecurityPolicy(
    inlineCode(pages),
    'https://o1234567.ingest.us.errors.example',
  );
  expect(warnings).toEqual([]);
  expect(value.length).toBeLessThanOrEqual(1_783);
});

test('data in script elements and scripts with an address need no hash', () => {
  const html = page(
    '<script type="application/ld+json">{}</script><script src="/app.js"></script>',
    '<script type="application/json">1</script>',
  );
  expect(inlineCode([html]).scripts.size).toBe(0);
});

test('scripts within a template and module scripts count', () => {
  const html = page('', '<template><script>a()</script></template><script type="module">b()</script>');
  expect([...inlineCode([html]).scripts]).toContain(hashOfA);
  expect(inlineCode([html]).scripts.size).toBe(2);
});

test('one style attribute loosens the policy for styles alone, and the warning counts it', () => {
  const { value, warnings } = contentSecurityPolicy(inlineCode([page('', '<p style="margin:0">x</p>')]));
  expect(directive(value, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(value, 'script-src')).not.toContain('unsafe-inline');
  expect(warnings).toEqual(['1 elements have a style attribute, so the policy allows any inline style.']);
});

test('more inline scripts than fit loosen the policy, and the warning gives both sizes', () => {
  const pages = Array.from({ length: 40 }, (_, index) => page(`<script>a(${index})</script>`));
  const { value, warnings } = contentSecurityPolicy(inlineCode(pages));
  expect(directive(value, 'script-src')).toContain("'unsafe-inline'");
  expect(warnings[0]).toMatch(/^40 distinct inline scripts don't fit into one header \(\d+ characters, /);
});

test('the address of error reports is the only other one that pages may contact', () => {
  const { value } = contentSecurityPolicy(inlineCode([page('')]), 'https://errors.example');
  expect(directive(value, 'connect-src')).toBe("connect-src 'self' https://errors.example");
});
