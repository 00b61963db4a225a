/** /.well-known/security.txt as it is served (RFC 9116). */
import { brand, readContent } from '../support/content/content';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, elementsOf } from '../support/site/html';

test.use({ baseURL: process.env.BASE_URL });

test('it is served as text, expires on the day in its source, and its policy is on the security page', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).trim().split('\n');
  const fieldOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const { url } = brand();
  expect(fieldOf('Contact')[0]).toMatch(/^mailto:security@/);
  expect(fieldOf('Canonical')).toEqual([`${url}/.well-known/security.txt`]);
  // The content check reports when that day is near.
  const { expires } = readContent<{ expires: string }>('security-txt.yaml');
  const end = Date.parse(`${expires}T00:00:00Z`) + 24 * 60 * 60 * 1000;
  expect(fieldOf('Expires').map((instant) => Date.parse(instant))).toEqual([end]);
  const [policy = ''] = fieldOf('Policy');
  const { pathname, hash } = new URL(policy);
  const page = builtPages().find(({ route }) => route === pathname);
  const ids = page ? elementsOf(page.document).map((element) => attribute(element, 'id')) : [];
  expect(ids).toContain(hash.slice(1));
});
