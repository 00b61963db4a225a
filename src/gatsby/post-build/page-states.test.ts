import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styled } from '../../../tests/unit/post-built-site';
import { textKey } from '../cache/file-cache';
import { finishedHtml, pageAlone, sharedKey } from './finished-html';
import { knownStates, type PageState, saveStates } from './page-states';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'page-states-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** As Gatsby writes it. */
const written = styled('/a', 'one');
const shared = { icons: [], style: 'p{margin:0;}' };
const alone = pageAlone(written);
const finished = finishedHtml(alone, shared);

test('a page as Gatsby wrote it is not finished, and its state names the page that it becomes', () => {
  const { of } = knownStates('one');
  expect(of(written)).toEqual({ html: textKey(written), alone: textKey(alone), finishedWith: undefined });
  expect(of(finished)).toEqual({
    html: textKey(finished),
    alone: textKey(alone),
    finishedWith: sharedKey(shared),
  });
});

test('a saved state belongs to one HTML and to one version of the code', () => {
  const saved: PageState = { html: textKey(finished), alone: 'saved', finishedWith: 'saved' };
  saveStates('one', [saved]);
  const { of } = knownStates('one');
  expect(of(finished)).toEqual(saved);
  expect(of(finished.replace('<body>', '<body class="other">')).alone).not.toBe('saved');
  expect(knownStates('two').of(finished).alone).toBe(textKey(alone));
});
