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
import { developing, takeOver } from './checked-content';

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
  takeOver(edited, copy);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the copy has every file, at every depth', () => {
  expect(read('site.yaml')).toBe('name: A');
  expect(read('products/ach.yaml')).toBe('name: ACH');
});

test('an edit, a new file and a removed one are taken over', () => {
  write(join(edited, 'site.yaml'), 'name: B');
  write(join(edited, 'updates/a.md'), 'new');
  rmSync(join(edited, 'products/ach.yaml'));
  takeOver(edited, copy);
  expect(read('site.yaml')).toBe('name: B');
  expect(read('updates/a.md')).toBe('new');
  expect(existsSync(join(copy, 'products/ach.yaml'))).toBe(false);
});

test('what has not changed is not written again, so that nothing is built for it', () => {
  const path = join(copy, 'site.yaml');
  utimesSync(path, 1, 1);
  takeOver(edited, copy);
  expect(statSync(path).mtimeMs).toBe(1000);
});

test.each([
  ['develop', true],
  ['build', false],
  [undefined, false],
])('the command %p is developing: %s', (command, expected) => {
  const before = process.env.gatsby_executing_command;
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
  expect(developing()).toBe(expected);
  if (before === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = before;
});
