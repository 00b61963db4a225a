/** Reads what templates' queries select from the templates' sources, so that it isn't repeated elsewhere. */
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

const sourceOf = (file: string): string => readFileSync(file, 'utf8');

/** The names of the fragments that the template of a type spreads. */
export const fragmentsOf = (type: string): string[] =>
  namesIn(sourceOf(templateOf(type)), /\.\.\.([A-Z]\w+)/g);

/** The files whose fragments select fields of records shown on several pages. */
const fragmentFiles = [
  join(folder, 'fragments.ts'),
  join(siteRoot, 'src/diagrams/departures-board/board-rows.ts'),
];

/** The names of the fields that a fragment selects, without nested ones. Throws if there's no such fragment. */
export function fieldsOf(fragment: string): string[] {
  const pattern = new RegExp(`\\n {2}fragment ${fragment} on \\w+ {\\n([^]*?)\\n {2}}`);
  const [, body] = pattern.exec(fragmentFiles.map(sourceOf).join('')) ?? [];
  if (body === undefined)
    throw new Error(`There is no fragment ${fragment} in ${fragmentFiles.join(' or ')}.`);
  return [...namesIn(body, /^ {4}(\w+)/gm), ...namesIn(body, /^ {4}\.\.\.(\w+)/gm).flatMap(fieldsOf)];
}
