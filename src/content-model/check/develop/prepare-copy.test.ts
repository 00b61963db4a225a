import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedOn, contentCache } from '../../../../tests/unit/check-cache';
import type { CheckCache } from '../cache/check-cache';
import { prepareCopy } from './prepare-copy';

const root = mkdtempSync(join(tmpdir(), 'prepare-copy-'));
const [folder, copy] = [join(root, 'content'), join(root, 'copy')];
const contact = join(folder, 'contact.yaml');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  });

cpSync(join(__dirname, '../../../../content'), folder, { recursive: true });
const valid = readFileSync(contact, 'utf8');
const broken = valid.replace(/^headline:/m, 'hedline:');
let cache: CheckCache;

beforeAll(async () => {
  cache = await contentCache();
});
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(checkedOn)));
afterAll(() => rmSync(root, { recursive: true }));

const copied = (): string => readFileSync(join(copy, 'contact.yaml'), 'utf8');

test('broken content without an earlier version is not copied', async () => {
  writeFileSync(contact, broken);
  expect(await prepareCopy(folder, copy, cache)).toBe(false);
  expect(existsSync(copy)).toBe(false);
});

test('broken content is replaced by that of the last commit, and what is staged stays staged', async () => {
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(contact, valid);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add content');
  writeFileSync(contact, broken);
  git('add', '.');
  expect(await prepareCopy(folder, copy, cache)).toBe(true);
  expect(copied()).toBe(valid);
  expect(git('diff', '--cached', '--name-only').trim()).toBe('content/contact.yaml');
});

test('broken content is replaced by the last valid copy', async () => {
  const last = valid.replace(/^headline: .*/m, 'headline: The last valid words');
  writeFileSync(join(copy, 'contact.yaml'), last);
  expect(await prepareCopy(folder, copy, cache)).toBe(true);
  expect(copied()).toBe(last);
});

test('valid content is copied', async () => {
  writeFileSync(contact, valid);
  expect(await prepareCopy(folder, copy, cache)).toBe(true);
  expect(copied()).toBe(valid);
});
