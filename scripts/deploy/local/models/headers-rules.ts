/** Reads a _headers file as Cloudflare Pages and Netlify document it, and says which headers a path gets. */

/** A path with its lines, "Name: value" or "! Name". */
interface Rule {
  readonly path: RegExp;
  readonly lines: readonly string[];
}

const pathExpression = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`,
  );

/** The rules of the file's text. */
export const parseHeaders = (text: string): readonly Rule[] =>
  text
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .map(([path = '', ...lines]) => ({
      path: pathExpression(path),
      lines: lines.map((line) => line.trim()),
    }));

/**
 * Applies the rules that match a path.
 * @param joined true where a header that two rules set gets both values (Cloudflare), false where the later is used (Netlify)
 */
export function applyHeaders(rules: readonly Rule[], path: string, headers: Headers, joined: boolean): void {
  const set = new Set<string>();
  for (const line of rules.filter((rule) => rule.path.test(path)).flatMap(({ lines }) => lines)) {
    if (line.startsWith('! ')) {
      headers.delete(line.slice(2));
      continue;
    }
    const [name = ''] = line.split(':');
    const value = line.slice(name.length + 1).trim();
    if (joined && set.has(name)) headers.append(name, value);
    else headers.set(name, value);
    set.add(name);
  }
}
