import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { updateCopy } from './content-copy';

const folder = mkdtempSync(join(tmpdir(), 'checked-'));
const [edited, copy] = [join(folder, 'edited'), join(folder, 'copy')];

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

beforeEach(() => {
  write(join(edited, 'site.yaml'), 'name: A');
  write(join(edited, 'products/ach.yaml'), 'name: ACH');
  updateCopy(edited, copy);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the copy has every file, at every depth', () => {
  expect(read('site.yaml')).toBe('name: A');
  expect(read('products/ach.yaml')).toBe('name: ACH');
});

test('an edit, a new file and a removed one are copied', () => {
  write(join(edited, 'site.yaml'), 'name: B');
  write(join(edited, 'updates/a.md'), 'new');
  rmSync(join(edited, 'products/ach.yaml'));
  updateCopy(edited, copy);
  expect(read('site.yaml')).toBe('name: B');
  expect(read('updates/a.md')).toBe('new');
  expect(existsSync(join(copy, 'products/ach.yaml'))).toBe(false);
});

test("unchanged files aren't written again, so that they trigger no build", () => {
  const path = join(copy, 'site.yaml');
  utimesSync(path, 1, 1);
  updateCopy(edited, copy);
  expect(statSync(path).mtimeMs).toBe(1000);
});
