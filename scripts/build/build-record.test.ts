import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { planBuild, recordStart, recordSuccess, removeBuild } from './build-record.mjs';

const inputs = { all: 'all 1', source: 'source 1', code: 'code 1' };
let folder: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** A build that writes two pages and succeeds. */
function build(): void {
  recordStart(folder, 'build');
  write('.cache/state', 'state');
  write('public/index.html', 'home');
  write('public/fees/index.html', 'fees');
  recordSuccess(folder, inputs);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first build builds everything, without a reason', () => {
  expect(planBuild(folder, inputs)).toEqual({ kind: 'everything' });
});

test("after a build there's nothing to do until content or the day changes", () => {
  build();
  expect(planBuild(folder, inputs)).toEqual({ kind: 'nothing' });
  expect(planBuild(folder, { ...inputs, all: 'all 2' })).toEqual({ kind: 'changes', isContentAlone: true });
});

test('after a change of source files, more has changed than content', () => {
  build();
  const changed = { ...inputs, all: 'all 2', source: 'source 2' };
  expect(planBuild(folder, changed)).toEqual({ kind: 'changes', isContentAlone: false });
});

test.each<[string, () => void, RegExp]>([
  ['the code of the build has changed', () => {}, /build's code/],
  ['a build was interrupted', () => recordStart(folder, 'build'), /didn't finish/],
  ['the development server was used', () => recordStart(folder, 'develop'), /npm run develop/],
  [
    'the record is damaged',
    () => write('node_modules/.cache/last-build.json', '{"status":"com'),
    /didn't finish/,
  ],
  ['the record is gone', () => rmSync(join(folder, 'node_modules'), { recursive: true }), /didn't finish/],
  ['the cache is gone', () => rmSync(join(folder, '.cache'), { recursive: true }), /didn't finish/],
  ['a built file is gone', () => rmSync(join(folder, 'public/fees/index.html')), /public/],
  ['a built file was edited', () => write('public/index.html', 'by hand'), /public/],
  ['a file was added to the built ones', () => write('public/more.html', 'more'), /public/],
])('everything is built again if %s', (_what, change, reason) => {
  build();
  change();
  expect(planBuild(folder, { all: 'all 2', source: 'source 2', code: 'code 2' })).toEqual({
    kind: 'everything',
    reason: expect.stringMatching(reason),
  });
});

test('the output of an earlier build can be removed', () => {
  build();
  removeBuild(folder);
  expect(planBuild(folder, inputs)).toEqual({ kind: 'everything' });
});
