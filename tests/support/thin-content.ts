/** Fewer pages of one kind, for a build whose subject is not what stands on them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Code = { slug: string; related?: string[] };

/** The text of every file of a folder, at any depth. */
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/**
 * Of each network's codes keeps the first, and those that a text leads to: half of the site's pages are codes, and all of
 * them are made by one template.
 * @param content a copy of content/, which is changed
 */
export function keepFewCodes(content: string): void {
  const all = textsIn(content).join('\n');
  for (const file of readdirSync(join(content, 'codes'))) {
    const path = join(content, 'codes', file);
    const { codes, ...network } = parse(readFileSync(path, 'utf8')) as { codes: Code[] };
    const leadsTo = (slug: string) =>
      new RegExp(`/codes/${file.replace('.yaml', '')}/${slug}(?![\\w-])`).test(all);
    const kept = codes.filter(({ slug }, index) => index === 0 || leadsTo(slug));
    const isKept = (slug: string) => kept.some((code) => code.slug === slug);
    const few = kept.map((code) => (code.related ? { ...code, related: code.related.filter(isKept) } : code));
    // As JSON, which is YAML too and puts every text in quotes: a code can be called N.
    writeFileSync(path, JSON.stringify({ ...network, codes: few }, null, 2));
  }
}
