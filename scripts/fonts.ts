import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontsourceFile } from '../src/gatsby/social-cards/fonts';
import { fontFamily, weight as weights } from '../src/theme/tokens';
import { characters } from './fonts/characters';
import { matchFallback, mono, sans, sansBold } from './fonts/fallback';
import { kerningOf, kerningTable, pairsIn } from './fonts/kerning';
import { openFont, openLayout } from './fonts/open-font';
import { withTable } from './fonts/with-table';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';

helpIfAsked(`npm run fonts

Subsets the fonts to the characters of the site and measures their fallbacks. Run it after a change of the font
packages or of scripts/fonts/characters.ts, and commit the results.`);

const directory = join(root, 'static/fonts');

/** Kerning and tabular figures. Accented characters are single glyphs, and no ligature is used. */
const keepFeatures = ['kern', 'tnum'];

/** Kerning is rounded to this many thousandths of an em, which is 0.06 px in running text. */
const kerningStep = 4;

/** Pairs of characters that occur less often on the site aren't kerned. */
const leastPairs = 5;

/** The texts of the site, without code and without the API description, which is mostly names. */
const textOfSite = (): string =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name) && !name.startsWith('api/'))
    .map((name) => readFileSync(join(root, 'content', name), 'utf8').replace(/```[\s\S]*?```/g, ''))
    .join('\n');

const sources = [
  { family: fontFamily.sans, weight: weights.regular, system: sans },
  { family: fontFamily.sans, weight: weights.medium, system: sans },
  { family: fontFamily.sans, weight: weights.semibold, system: sansBold },
  { family: fontFamily.mono, weight: weights.regular, system: mono },
];

type Source = (typeof sources)[number];

async function cut({ family, weight, system }: Source, pairs: readonly string[]) {
  const source = await readFile(join(root, fontsourceFile(family, weight, 'woff2')));
  const whole = openFont(source);
  const missing = characters.filter((character) => whole.advance(character) === undefined);
  const text = characters.join('');
  const options = { noHinting: true, keepFeatures };
  const small = await subsetFont(source, text, { ...options, targetFormat: 'sfnt' });
  const kerns = kerningOf(openLayout(small), pairs, kerningStep);
  // Pairs that never occur on the site are half of a font.
  const kerned = kerns.length > 0 ? withTable(small, 'GPOS', kerningTable(kerns)) : small;
  const data = await subsetFont(kerned, text, { ...options, targetFormat: 'woff2' });
  // The name contains a hash of the content, so the file can be cached forever.
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-${weight}.${hash}.woff2`;
  await writeFile(join(directory, file), data);
  console.log(
    `${file} ${data.length} bytes, ${kerns.length} kerned pairs; from fallback fonts: ${missing.join(' ')}`,
  );
  return {
    file: { family, weight, file },
    fallback: { family: `${family} Fallback`, weight, ...matchFallback(whole, system) },
  };
}

main(async () => {
  await mkdir(directory, { recursive: true });
  const pairs = pairsIn(textOfSite(), leastPairs);
  const cuts = await Promise.all(sources.map((source) => cut(source, pairs)));
  const data = { files: cuts.map(({ file }) => file), fallbacks: cuts.map(({ fallback }) => fallback) };
  await writeFile(join(root, 'src/theme/font-files.json'), `${JSON.stringify(data, null, 2)}\n`);
  const current = new Set(cuts.map(({ file }) => file.file));
  const stale = (await readdir(directory)).filter((name) => name.endsWith('.woff2') && !current.has(name));
  await Promise.all(stale.map((name) => rm(join(directory, name))));
  return 0;
});
