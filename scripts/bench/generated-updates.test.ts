import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/check';
import { checkedOn, filledCache } from '../../tests/unit/check-cache';
import { generateUpdates } from './generated-updates';

test('content with generated updates is valid, so that a complete build is measured', () => {
  const original = join(__dirname, '..', '..', 'content');
  const content = mkdtempSync(join(tmpdir(), 'generated-'));
  cpSync(original, content, { recursive: true });
  generateUpdates(join(content, 'updates'), 60);
  expect(readdirSync(join(content, 'updates')).filter((name) => name.endsWith('.md'))).toHaveLength(60);
  expect(checkContent(content, { today: checkedOn, cache: filledCache('content', original) })).toEqual([]);
  rmSync(content, { recursive: true });
});
