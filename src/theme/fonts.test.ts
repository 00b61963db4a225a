import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaceCss, fonts } from './fonts';
import { font } from './tokens';

const root = join(__dirname, '../../static');
const bytes = (href: string) => readFileSync(join(root, href));

test('four fonts are listed and no others are served', () => {
  expect(fonts).toHaveLength(4);
  expect(readdirSync(join(root, 'fonts')).sort()).toEqual(fonts.map(({ file }) => file).sort());
});

test.each(fonts)('$file is a woff2 file under /fonts/ named after its content', ({ file, href }) => {
  expect(href).toBe(`/fonts/${file}`);
  expect(bytes(href).toString('latin1', 0, 4)).toBe('wOF2');
  const hash = createHash('sha256').update(bytes(href)).digest('hex');
  expect(file.split('.')[1]).toBe(hash.slice(0, 8));
});

test.each(['sans', 'mono'] as const)('every family of the %s stack that we name has a face', (stack) => {
  const faces = fontFaceCss.map((face) => face['@font-face'].fontFamily);
  const named = font[stack].split(', ').filter((family) => family.startsWith('"'));
  expect(faces).toEqual(expect.arrayContaining(named));
});
