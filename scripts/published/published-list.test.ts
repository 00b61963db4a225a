import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { withPages } from './published-list';

test('a list without new pages stays as it is', () => {
  const text = readFileSync(join(root, 'content', 'published-pages.yaml'), 'utf8');
  expect(withPages(text, ['/', '/contact'])).toMatchObject({ text, added: 0 });
});

test('new pages are added in order, and addresses with a comment or in quotes are kept', () => {
  const text = '# Every address.\npaths:\n  - /\n  - "/fees"\n  - /old # moved in 2025\n';
  expect(withPages(text, ['/fees', '/contact', '/contact'])).toEqual({
    text: '# Every address.\npaths:\n  - /\n  - /contact\n  - "/fees"\n  - /old # moved in 2025\n',
    added: 1,
    total: 4,
  });
});

test('an empty list gets its first pages', () => {
  expect(withPages('paths: []\n', ['/fees', '/']).text).toBe('paths:\n  - /\n  - /fees\n');
});

test('a damaged file is reported, not replaced', () => {
  expect(() => withPages('paths:\n  - "/fees\n', ['/'])).toThrow('Missing closing "quote');
  expect(() => withPages('', ['/'])).toThrow('has no list of paths');
});
