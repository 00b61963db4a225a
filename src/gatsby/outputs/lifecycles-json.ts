/** The lifecycles for programs: one file each, such as /lifecycles/ach-transfer.json, and /lifecycles.json, which lists them. */
import type { CreatePagesArgs } from 'gatsby';
import type { PublicFiles } from '../post-build/public-files';
import { queryData } from '../post-build/query';

type Lifecycle = {
  id: string;
  object: string;
  name: string;
  sentence: string;
  states: { name: string; kind: string; final: boolean; text: string }[];
  transitions: { from: string; to: string; when: string }[];
};
type Data = {
  brand: { url: string };
  allRail: { nodes: { rail: string; product: { path: string }; lifecycles: Lifecycle[] }[] };
};

const query = `query LifecyclesJson {
  brand { url }
  allRail(sort: { order: ASC }) {
    nodes {
      rail
      product { path }
      lifecycles { id object name sentence states { name kind final text } transitions { from to when } }
    }
  }
}`;

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files' paths from the root of the site, with their contents. */
export function lifecycleFiles({ brand, allRail }: Data): Map<string, string> {
  const all = allRail.nodes.flatMap(({ rail, product, lifecycles }) =>
    lifecycles.map((lifecycle) => ({
      ...lifecycle,
      rail,
      url: `${brand.url}/lifecycles/${lifecycle.id}.json`,
      page: `${brand.url}${product.path}#${lifecycle.id}`,
    })),
  );
  const list = all.map(({ id, object, name, rail, url, page }) => ({ id, object, name, rail, url, page }));
  return new Map([
    ['lifecycles.json', asText({ lifecycles: list })],
    ...all.map((lifecycle): [string, string] => [`lifecycles/${lifecycle.id}.json`, asText(lifecycle)]),
  ]);
}

/** Writes the files. */
export async function writeLifecycles(
  graphql: CreatePagesArgs['graphql'],
  files: PublicFiles,
): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  for (const [path, text] of lifecycleFiles(data)) await files.write(path, text);
}
