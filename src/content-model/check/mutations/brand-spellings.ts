/** The brand in site.yaml, which is written nowhere else, and ways to misspell it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const siteYaml = join(__dirname, '..', '..', '..', '..', 'content', 'site.yaml');

/** The spellings by what is wrong with them. The positions suit names of ten letters. */
export function spellingsOfBrand() {
  const { name: brand, url } = parse(readFileSync(siteYaml, 'utf8')) as { name: string; url: string };
  const [start, end] = [brand.slice(0, 6), `${brand.charAt(6).toUpperCase()}${brand.slice(7)}`];
  return {
    brand,
    host: new URL(url).host,
    swapped: `${brand.slice(0, 4)}${brand.charAt(5)}${brand.charAt(4)}${brand.slice(6)}`,
    short: `${brand.slice(0, 7)}${brand.slice(8)}`,
    doubled: `${brand.slice(0, 9)}${brand.charAt(8)}${brand.slice(9)}`,
    plural: `${brand}s`,
    small: brand.toLowerCase(),
    capital: `${start}${end}`,
    apart: `${start} ${end}`,
  };
}
