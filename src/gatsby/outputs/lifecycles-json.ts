/** The lifecycles for programs: one file each, such as /lifecycles/ach-transfer.json, and /lifecycles.json, which lists them. */
import { anyState } from '../../content-model/types/lifecycle';
import { dataFile, output } from './output';

type Lifecycle = {
  id: string;
  object: string;
  name: string;
  sentence: string;
  states: { name: string; kind: string; initial: boolean; final: boolean; text: string }[];
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
      lifecycles { id object name sentence states { name kind initial final text } transitions { from to when } }
    }
  }
}`;

/** Transitions one by one: "any" is each state that isn't final, and isn't where they lead. */
const explicit = ({ states, transitions }: Lifecycle): Lifecycle['transitions'] =>
  transitions.flatMap((transition) =>
    transition.from === anyState
      ? states
          .filter(({ name, final }) => !final && name !== transition.to)
          .map(({ name }) => ({ ...transition, from: name }))
      : [transition],
  );

/** A lifecycle with the states in which an object can start, and those that nothing follows. */
const withEnds = ({ states, ...lifecycle }: Lifecycle) => ({
  ...lifecycle,
  initial: states.filter(({ initial }, index) => index === 0 || initial).map(({ name }) => name),
  final: states.filter(({ final }) => final).map(({ name }) => name),
  states,
  transitions: explicit({ states, ...lifecycle }),
});

export const lifecyclesFiles = output<Data>(query, ({ brand, allRail }) => {
  const all = allRail.nodes.flatMap(({ rail, product, lifecycles }) =>
    lifecycles.map((lifecycle) => ({
      $schema: `${brand.url}/lifecycles.schema.json`,
      ...withEnds(lifecycle),
      rail,
      url: `${brand.url}/lifecycles/${lifecycle.id}.json`,
      page: `${brand.url}${product.path}#${lifecycle.id}`,
    })),
  );
  const list = all.map(({ id, object, name, rail, url, page }) => ({ id, object, name, rail, url, page }));
  return {
    'lifecycles.json': dataFile(1, { lifecycles: list }),
    ...Object.fromEntries(all.map((one) => [`lifecycles/${one.id}.json`, dataFile(1, one)])),
  };
});
