/** The lifecycles for programs: one file each, such as /lifecycles/ach-transfer.json, and /lifecycles.json, which lists them. */
import { type Files, output, prettyFile } from './output';

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

/** The files' paths from the root of the site, with their contents. */
export function lifecycleFiles({ brand, allRail }: Data): Files {
  const all = allRail.nodes.flatMap(({ rail, product, lifecycles }) =>
    lifecycles.map((lifecycle) => ({
      ...lifecycle,
      rail,
      url: `${brand.url}/lifecycles/${lifecycle.id}.json`,
      page: `${brand.url}${product.path}#${lifecycle.id}`,
    })),
  );
  const list = all.map(({ id, object, name, rail, url, page }) => ({ id, object, name, rail, url, page }));
  return {
    'lifecycles.json': prettyFile({ lifecycles: list }),
    ...Object.fromEntries(all.map((one) => [`lifecycles/${one.id}.json`, prettyFile(one)])),
  };
}

export const lifecyclesFiles = output<Data>(query, lifecycleFiles);
