/**
 * Cuts the fonts down to what the site sets and measures their fallbacks: `npx tsx scripts/fonts.ts`.
 * To be run after a change of the font packages or of fonts/characters.ts; its results are committed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characters } from './fonts/characters';
import { matchFallback, mono, sans, sansBold } from './fonts/fallback';
import { readFont } from './fonts/sfnt';

const root = join(__dirname, '..');
const directory = join(root, 'static/fonts');

/** Kerning, ligatures, tabular figures and accents. Fractions and other unused alternates cost 2.5 kB a file. */
const keepFeatures = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const sources = [
  { family: 'Schibsted Grotesk', name: 'schibsted-grotesk', weight: 400, system: sans },
  { family: 'Schibsted Grotesk', name: 'schibsted-grotesk', weight: 500, system: sans },
  { family: 'Schibsted Grotesk', name: 'schibsted-grotesk', weight: 600, system: sansBold },
  { family: 'Geist Mono', name: 'geist-mono', weight: 400, system: mono },
];

type Source = (typeof sources)[number];

async function cut({ family, name, weight, system }: Source) {
  const source = await readFile(
    join(root, `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
  );
  const whole = readFont(await subsetFont(source, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
  const missing = characters.filter((character) => whole.advance(character) === undefined);
  const data = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
  });
  // The name carries the content, so the file can be cached forever.
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${name}-${weight}.${hash}.woff2`;
  await writeFile(join(directory, file), data);
  console.log(`${file} ${data.length} bytes; left to other fonts: ${missing.join(' ')}`);
  return {
    file: { family, weight, file },
    fallback: { family: `${family} Fallback`, weight, ...matchFallback(whole, system) },
  };
}

async function main(): Promise<void> {
  await mkdir(directory, { recursive: true });
  const stale = (await readdir(directory)).filter((name) => name.endsWith('.woff2'));
  await Promise.all(stale.map((name) => rm(join(directory, name))));
  const cuts = await Promise.all(sources.map(cut));
  const data = { files: cuts.map(({ file }) => file), fallbacks: cuts.map(({ fallback }) => fallback) };
  await writeFile(join(root, 'src/theme/font-files.json'), `${JSON.stringify(data, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
