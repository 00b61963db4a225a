import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { differences } from './differences';

const place = mkdtempSync(join(tmpdir(), 'compare-'));
const [warm, cold] = [join(place, 'warm'), join(place, 'cold')];
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
beforeEach(() => {
  for (const side of ['warm', 'cold']) {
    write(`${side}/index.html`, 'home');
    write(`${side}/a/index.html`, 'page a');
  }
});
afterEach(() => rmSync(place, { recursive: true }));

test('equal folders have no differences', () => {
  expect(differences(warm, cold)).toEqual([]);
});

test('a file that is missing, left over or different is reported with the position', () => {
  write('warm/old.html', 'old');
  write('cold/new.html', 'new');
  write('warm/a/index.html', 'page b');
  expect(differences(warm, cold)).toEqual([
    { file: 'a/index.html', what: 'differs at byte 5: "page b", not "page a"' },
    { file: 'new.html', what: 'is missing' },
    { file: 'old.html', what: 'is left over' },
  ]);
});

test('a truncated file differs', () => {
  write('warm/index.html', 'ho');
  expect(differences(warm, cold)).toHaveLength(1);
});
