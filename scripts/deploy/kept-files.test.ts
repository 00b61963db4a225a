import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSite } from '../../tests/unit/sample-build';
import { keepFiles, parseKeep } from './kept-files';
import { siteRules } from './site-rules';

let store = '';
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

/**
 * Deploys a build with one more script, and returns the paths of kept files.
 * @param interrupted whether the script can't be copied
 */
function deploy(script: string, builds: number, interrupted = false) {
  const sample = sampleSite({ [script]: `/* ${script} */` });
  try {
    if (interrupted) rmSync(join(sample.site.folder, script));
    return keepFiles(sample.site, siteRules(sample.site, 'https://switchyard.example'), store, builds);
  } finally {
    sample.remove();
  }
}

test('files of earlier builds are kept for as many builds as asked, and preparing a build twice changes nothing', () => {
  expect([...deploy('/page-aaaaaaa1.js', 3).keys()]).toEqual([]);
  expect([...deploy('/page-aaaaaaa2.js', 3).keys()]).toEqual(['/page-aaaaaaa1.js']);
  expect([...deploy('/page-aaaaaaa2.js', 3).keys()]).toEqual(['/page-aaaaaaa1.js']);
  const kept = deploy('/page-aaaaaaa3.js', 3);
  expect([...kept.keys()]).toEqual(['/page-aaaaaaa1.js', '/page-aaaaaaa2.js']);
  expect(readFileSync(kept.get('/page-aaaaaaa1.js') ?? '', 'utf8')).toBe('/* /page-aaaaaaa1.js */');
  expect([...deploy('/page-aaaaaaa4.js', 3).keys()]).toEqual(['/page-aaaaaaa2.js', '/page-aaaaaaa3.js']);
});

test('a build whose copy was interrupted is copied again', () => {
  expect(() => deploy('/page-aaaaaaa1.js', 3, true)).toThrow('ENOENT');
  deploy('/page-aaaaaaa1.js', 3);
  expect([...deploy('/page-aaaaaaa2.js', 3).keys()]).toEqual(['/page-aaaaaaa1.js']);
});

test('the number of a build may have more than four digits', () => {
  mkdirSync(join(store, '9999-0123abcd'));
  deploy('/page-aaaaaaa1.js', 2);
  expect([...deploy('/page-aaaaaaa2.js', 2).keys()]).toEqual(['/page-aaaaaaa1.js']);
});

test('DEPLOY_KEEP is a number from 1', () => {
  expect(parseKeep(undefined)).toBe(4);
  expect(parseKeep('')).toBe(4);
  expect(parseKeep('1')).toBe(1);
  expect(() => parseKeep('0')).toThrow('DEPLOY_KEEP is "0": write how many builds to keep, 1 or more.');
});
