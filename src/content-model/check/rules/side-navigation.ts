/** Checks that each article is in the side navigation of the documentation. */
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { nameDiagnostics } from '../reading/file-places';

type Group = { links?: unknown } | null;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The addresses in the side navigation; undefined if it has errors, which are reported first. */
function addressesIn(contents: readonly ContentFile[], broken: ReadonlySet<string>): string[] | undefined {
  const start = contents.find(({ type }) => type.name === 'DocumentationContent');
  if (!start || broken.has(start.file)) return undefined;
  const { groups } = { ...(start.value as { groups?: unknown } | null) };
  return listOf(groups)
    .flatMap((group) => listOf((group as Group)?.links))
    .flatMap((link) => {
      const { href } = { ...(link as { href?: unknown } | null) };
      return typeof href === 'string' ? [href.replace(/[#?].*$/, '').replace(/\/+$/, '')] : [];
    });
}

/**
 * Articles that the side navigation lacks. None is reported while it has an address that isn't a page, which may be meant.
 * @param pages the paths of all pages
 */
export function sideNavigationDiagnostics(
  contents: readonly ContentFile[],
  pages: ReadonlySet<string>,
  broken: ReadonlySet<string>,
): Diagnostic[] {
  const linked = addressesIn(contents, broken);
  if (!linked || linked.some((address) => address.startsWith('/') && !pages.has(address))) return [];
  return contents.flatMap(({ type, slug, file, value, locate }): Diagnostic[] => {
    const path = type.name === 'Article' ? type.route?.(slug) : undefined;
    if (path === undefined || linked.includes(path)) return [];
    // A file with a wrong name has another error.
    if (nameDiagnostics({ file, type, slug }).length > 0) return [];
    const { name } = { ...(value as { name?: unknown } | null) };
    const message = `the article ${quote(name ?? slug)} is not in the side navigation`;
    const fix = `add "- { name: ${String(name ?? slug)}, href: ${path} }" to a group of content/documentation.yaml`;
    return [{ file, ...locate(['name']), message, fix }];
  });
}
