/** The summary as a page, with pictures of the pages before and after. */
import type { Changes, PagePair } from './compare';
import { feedLines, overview, type Row, redirectLines } from './describe';
import type { Difference } from './list-difference';
import { type Section, sectionsOf } from './sections';

/** A picture of a page, as a file beside the summary. */
export interface Screenshot {
  readonly path: string;
  readonly side: 'before' | 'after';
  /** Pixels of the window. */
  readonly width: number;
  readonly file: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:600;margin-top:.5rem}dd{margin:0;overflow-wrap:anywhere}ins,del{display:block;padding-left:1rem;text-decoration:none}
ins{background:#2da44e33}ins::before{content:"+ "}del{background:#cf222e33}del::before{content:"− "}
.shots{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:1rem 0}img{max-width:30rem;width:100%;border:1px solid}`;

const lineHtml = (one: Difference): string =>
  one.kind === 'added' ? `<ins>${escaped(one.after)}</ins>` : `<del>${escaped(one.before)}</del>`;

const linesHtml = (lines: Row['lines']): string =>
  typeof lines === 'string' ? escaped(lines) : lines.map(lineHtml).join('');

const rowHtml = ({ label, lines }: Row): string => `<dt>${escaped(label)}</dt><dd>${linesHtml(lines)}</dd>`;

const shotHtml = ({ path, side, width, file }: Screenshot): string => {
  const caption = escaped(`${path} ${side}, ${width} pixels wide`);
  return `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const section = (title: string, lines: readonly Difference[], more = ''): string =>
  lines.length === 0 ? '' : `<section><h2>${escaped(title)}</h2>${linesHtml(lines)}${more}</section>`;

function sectionHtml({ heading, rows, pages }: Section, pictures: string): string {
  const items = pages.map((page) => `<li>${escaped(page)}</li>`).join('');
  const list = items && `<details><summary>The pages</summary><ul>${items}</ul></details>`;
  return `<section><h2>${escaped(heading)}</h2><dl>${rows.map(rowHtml).join('')}</dl>${list}${pictures}</section>`;
}

/**
 * Writes the summary.
 * @param screenshots of any of the pages, by their path before or after
 */
export function toHtml(changes: Changes, screenshots: readonly Screenshot[] = []): string {
  const picturesOf = ({ before, after }: PagePair): string => {
    const shots = screenshots.filter(({ path, side }) => path === (side === 'before' ? before : after)?.path);
    return shots.length === 0 ? '' : `<div class="shots">${shots.map(shotHtml).join('')}</div>`;
  };
  const { example, differences } = changes.frame;
  const title = 'What visitors will see';
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body><main><h1>${title}</h1><p>${escaped(overview(changes))}</p>
${[
  section('Redirects', redirectLines(changes.redirects)),
  section('Feed', feedLines(changes.feed)),
  section('Header and footer', differences, example && picturesOf(example)),
  ...sectionsOf(changes.pages).map((one) => sectionHtml(one, picturesOf(one.example))),
].join('\n')}
</main></body></html>
`;
}
