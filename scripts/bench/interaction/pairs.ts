/** Which links are followed: each leads from a page of one template to a page of another. */

/** A template, and the links of its measured page, by the template of their target. */
export type Source = { readonly template: string; readonly targets: ReadonlyMap<string, string> };

export type Pair = { readonly from: string; readonly to: string };

/** Every pair of templates for which there is a link. */
export const everyPair = (sources: readonly Source[]): Pair[] =>
  sources.flatMap(({ template, targets }) => [...targets.keys()].map((to) => ({ from: template, to })));

/**
 * One pair per template that has links, with as many different targets as possible: each time the target chosen least
 * often so far, and of those the one that the fewest templates link to.
 */
export function samplePairs(sources: readonly Source[]): Pair[] {
  const linked = new Map<string, number>();
  for (const { to } of everyPair(sources)) linked.set(to, (linked.get(to) ?? 0) + 1);
  const used = new Map<string, number>();
  const cost = (to: string) => (used.get(to) ?? 0) * sources.length + (linked.get(to) ?? 0);
  return sources
    .toSorted((a, b) => a.targets.size - b.targets.size)
    .flatMap(({ template, targets }) => {
      const [to] = [...targets.keys()].sort((a, b) => cost(a) - cost(b));
      if (to === undefined) return [];
      used.set(to, (used.get(to) ?? 0) + 1);
      return [{ from: template, to }];
    });
}
