/** @jest-environment jsdom */
import { dark, light } from '../../theme/schemes';
import { faviconSvg } from './favicon';
import { markPath } from './mark';

const parsed = new DOMParser().parseFromString(faviconSvg(), 'image/svg+xml');

test('the favicon is a well-formed SVG document', () => {
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('the favicon shows the mark', () => {
  expect(parsed.querySelector('path')?.getAttribute('d')).toBe(markPath);
});

test('the mark is dark on light, and light on dark in a dark browser', () => {
  const [rules, darkRules] = (parsed.querySelector('style')?.textContent ?? '').split('@media');
  expect(rules).toContain(`.tile{fill:${light.paper}}.mark{stroke:${light.ink}}`);
  expect(darkRules).toContain(
    `(prefers-color-scheme:dark){.tile{fill:${dark.surface}}.mark{stroke:${dark.ink}}}`,
  );
});

test('the favicon refers to no other file', () => {
  expect(faviconSvg()).not.toMatch(/href|url\(|@import|<script/);
});
