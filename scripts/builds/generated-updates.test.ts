import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/check';
import { generateUpdates } from './generated-updates';

test('content with generated updates is in order, so that what is measured is a whole build', () => {
  const content = mkdtempSync(join(tmpdir(), 'generated-'));
  cpSync(join(__dirname, '..', '..', 'content'), content, { recursive: true });
  generateUpdates(join(content, 'updates'), 60);
  expect(readdirSync(join(content, 'updates')).filter((name) => name.endsWith('.md'))).toHaveLength(60);
  expect(checkContent(content, { today: '2026-11-21' })).toEqual([]);
  rmSync(content, { recursive: true });
});
