import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(__dirname, '../../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  // The links of the bar are shown without their icons.
  .filter((file) => file.endsWith('.yaml') && file !== 'navigation.yaml')
  .map((file) => readFileSync(join(content, file), 'utf8'));

test.each(['calendar', 'mastercard', 'chart'])('content shows the icon %s', (name) => {
  expect(files.filter((text) => new RegExp(`\\bicon: ${name}\\b`).test(text))).not.toEqual([]);
});
