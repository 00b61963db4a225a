import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOfPage, wordCounts } from './words';

const page = `<html><body><header>Anew</header><main><h1>It <a href="/x">comes</a> back</h1>
<p>Start <code>anew</code>.</p><pre>anew</pre><ul><li>of your</li><li>own</li></ul></main><footer>Anew</footer></body></html>`;

test('of a page, the main part is read, without code, block by block', () => {
  const texts = textsOfPage(page).map((text) => text.trim().replace(/\s+/g, ' '));
  expect(texts).toEqual(['It comes back', 'Start | .', '|', 'of your', 'own']);
});

test('phrases are counted in content and in built pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const content = join(folder, 'content');
  const built = join(folder, 'public');
  mkdirSync(join(content, 'company'), { recursive: true });
  writeFileSync(
    join(content, 'company', 'terms.md'),
    '---\ntitle: Start anew\n---\n\nMake it anew; the colour too.\n',
  );
  const countOf = (row: string) =>
    wordCounts(content, built)
      .split('\n')
      .find((line) => line.endsWith(`  ${row}`))
      ?.trim();
  expect(countOf('anew')).toBe('2       -  anew');
  mkdirSync(join(built, '404.html'), { recursive: true });
  writeFileSync(join(built, 'index.html'), page);
  expect(countOf('anew')).toBe('2       0  anew');
  expect(countOf('comes back')).toBe('0       1  comes back');
  expect(countOf('British spelling')).toBe('1       0  British spelling');
  expect(countOf('all')).toBe('3       1  all');
  rmSync(folder, { recursive: true });
});
