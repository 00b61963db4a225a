/** What the queries of templates select, read from their sources, so that no other place restates it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../site-root';

const folder = join(siteRoot, 'src', 'templates');

/** The template of a type: HomeContent → src/templates/home.tsx, CompanyPage → src/templates/company-page.tsx. */
export function templateOf(type: string): string {
  const name = type
    .replace(/Content$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  return join(folder, `${name}.tsx`);
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const sources = new Map<string, string>();

/** The text of a file. Read once: a template's query changes with the code of the site. */
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/** The names of the fragments that the template of a type spreads. */
export const fragmentsOf = (type: string): string[] =>
  namesIn(sourceOf(templateOf(type)), /\.\.\.([A-Z]\w+)/g);

/** The files with fragments that spread fields of records on several pages. */
const fragmentFiles = [
  join(folder, 'fragments.ts'),
  join(siteRoot, 'src/diagrams/departures-board/board-rows.ts'),
];

/** The names of the fields that a fragment selects, without those below them. Throws if there's no such fragment. */
export function fieldsOf(fragment: string): string[] {
  const pattern = new RegExp(`\\n {2}fragment ${fragment} on \\w+ {\\n([^]*?)\\n {2}}`);
  const [, body] = pattern.exec(fragmentFiles.map(sourceOf).join('')) ?? [];
  if (body === undefined)
    throw new Error(`There is no fragment ${fragment} in ${fragmentFiles.join(' or ')}.`);
  return [...namesIn(body, /^ {4}(\w+)/gm), ...namesIn(body, /^ {4}\.\.\.(\w+)/gm).flatMap(fieldsOf)];
}
