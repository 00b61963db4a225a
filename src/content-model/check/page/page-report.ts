/** Names the source file, and the line, of what is wrong with a finished page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import type { PageFault } from './page-rules';

type Source = { readonly path: string; readonly text: string };

function readSources(folder: string): Source[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:md|ya?ml)$/.test(name) && !name.startsWith('.'))
    .sort()
    .map((name) => ({ path: join('content', name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** Sources in the order in which to look for a page's text: the file with the page's name first, then those that names show. */
function byNearness(sources: readonly Source[], route: string): Source[] {
  const slug = route.split('/').at(-1) || 'home';
  const isOwn = ({ path }: Source): boolean => new RegExp(`[/.]${slug}(?:-page)?\\.\\w+$`).test(path);
  return [...sources.filter(isOwn), ...sources.filter((source) => !isOwn(source))];
}

type Found = { readonly source: Source; readonly line: number };

function find(sources: readonly Source[], sought: readonly string[]): Found | undefined {
  for (const words of sought) {
    const source = sources.find(({ text }) => text.includes(words));
    if (source) return { source, line: source.text.slice(0, source.text.indexOf(words)).split('\n').length };
  }
  return undefined;
}

/** Lines above a text in which a comment can suppress a rule. */
const reach = 10;

function isSuppressed({ source, line }: Found, rule: string): boolean {
  const above = source.text.split('\n').slice(Math.max(0, line - 1 - reach), line);
  return above.some((text) => new RegExp(`check[- ]ignore ${rule}: `).test(text));
}

/**
 * The faults as messages of their source files. The same fault on many pages, as of a link in the footer, is one message.
 * @param folder the content folder; only read if there are faults
 */
export function pageReport(faults: readonly PageFault[], folder: string): VFile[] {
  const files = new Map<string, VFile>();
  if (faults.length === 0) return [];
  const sources = readSources(folder);
  const reported = new Set<string>();
  for (const { rule, route, reason, sought } of faults) {
    const near = byNearness(sources, route);
    const found = find(near, sought) ?? { source: near[0] ?? { path: 'content', text: '' }, line: 1 };
    const key = `${rule} ${sought[0]} ${found.source.path} ${found.line}`;
    if (reported.has(key) || isSuppressed(found, rule)) continue;
    reported.add(key);
    const { path, text } = found.source;
    const file = files.get(path) ?? new VFile({ path, value: text });
    files.set(path, file);
    const message = file.message(reason, {
      place: { line: found.line, column: 1 },
      ruleId: rule,
      source: 'check',
    });
    message.fatal = true;
  }
  return [...files.values()];
}
