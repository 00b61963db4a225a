/** @jest-environment jsdom */
import { runScript } from '../../tests/unit/run-script';
import { builtHtml } from '../lib/security/trusted-types';
import { trustedTypesPolicy } from './trusted-types';

type Rules = {
  createHTML: (html: string, source?: string) => string | undefined;
  createScriptURL: (address: string) => string | undefined;
};

/** The policy that the script creates. Browsers pass the kind of value and the place as further arguments. */
function created(): Rules {
  const createPolicy = jest.fn((_name: string, rules: Rules) => {
    Object.assign(trustedTypes, { defaultPolicy: { createHTML: (html: string) => ({ html, ...rules }) } });
  });
  const trustedTypes = { createPolicy };
  Object.defineProperty(window, 'trustedTypes', { value: trustedTypes, configurable: true });
  runScript(trustedTypesPolicy);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return rules as Rules;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test.each([
  ['', true],
  ['{"@type":"WebSite"}', true],
  ['<script></script>', true],
  ['<b>bold</b>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<script></script><img src=x onerror=alert(1)>', false],
  ['<script>alert(1)</script>', false],
])('HTML from anywhere: %s', (html, accepted) => {
  expect(created().createHTML(html, 'TrustedHTML')).toBe(accepted ? html : undefined);
});

test.each([
  ['/app-1a2b3c4d.js', true],
  ['http://localhost/app-1a2b3c4d.js', true],
  ['https://evil.example/x.js', false],
  ['//evil.example/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/1', true],
])('the address of a script: %s', (address, accepted) => {
  expect(created().createScriptURL(address)).toBe(accepted ? address : undefined);
});

test('HTML from the build is one object for each text, so that React sets it once', () => {
  created();
  expect(builtHtml('<p>one</p>')).toMatchObject({ html: '<p>one</p>' });
  expect(builtHtml('<p>one</p>')).toBe(builtHtml('<p>one</p>'));
  expect(builtHtml('<p>two</p>')).not.toBe(builtHtml('<p>one</p>'));
});

test('browsers without Trusted Types get text', () => {
  runScript(trustedTypesPolicy);
  expect(builtHtml('<p>one</p>')).toBe('<p>one</p>');
});
