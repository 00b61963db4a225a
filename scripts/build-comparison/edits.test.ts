import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/check';
import { checkedOn, filledCache } from '../../tests/unit/check-cache';
import type { SiteCopy } from '../lib/site-copy';
import { edits } from './edits';

const root = join(__dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every edit applies, and content is valid after it', async () => {
  for (const place of ['content', 'src']) cpSync(join(root, place), join(folder, place), { recursive: true });
  const site = { folder, commit: () => {} } as unknown as SiteCopy;
  // Each check only processes the files that an edit changed.
  const cache = filledCache('content', join(root, 'content'));
  for (const { name, apply } of edits) {
    await apply(site);
    const problems = checkContent(join(folder, 'content'), { today: checkedOn, cache });
    expect({ name, problems }).toEqual({ name, problems: [] });
  }
});
