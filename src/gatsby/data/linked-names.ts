/** Names that articles link to the page with their meaning: codes, their names in the API, and resources. */
import { pageOfResource } from '../../content-model/api/resource-slug';
import { cachePerDataVersion } from './data-version-cache';
import { type ResolverContext, recordsOf } from './resolver-context';

/** Shorter ones, such as the letters of check returns, are also words. */
const shortest = 3;

async function allNames(context: ResolverContext): Promise<[name: string, path: string][]> {
  const networks = await recordsOf('CodeNetwork', context);
  const codes = networks.flatMap(({ fields, codes: list = [] }) =>
    list.flatMap(({ code, reason, slug }): [string, string][] => {
      const path = `${fields.path}/${slug}`;
      return [...new Set([code, reason])].map((name) => [name, path]);
    }),
  );
  const resources = (await recordsOf('ApiResourceFile', context)).flatMap(({ tags = [] }) =>
    tags.flatMap((tag): [string, string][] => {
      const page = pageOfResource(tag);
      return page ? [[tag.name, `/documentation/api/${page.slug}`]] : [];
    }),
  );
  return [...codes, ...resources];
}

/** The pages by name, sorted. Leaves out short names and those that two pages share, such as `no_account`. */
export const linkedNames = cachePerDataVersion(async (context: ResolverContext) => {
  const names = (await allNames(context)).filter(([name]) => name.length >= shortest);
  const uses = new Map<string, number>();
  for (const [name] of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const linked = names.filter(([name]) => uses.get(name) === 1);
  return new Map(linked.sort(([a], [b]) => (a < b ? -1 : 1)));
});
