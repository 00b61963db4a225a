/** The side navigation of the API reference. */

type ApiGroup = {
  readonly name: string;
  readonly resources: readonly { readonly name: string; readonly path: string }[];
};
type SideGroup = {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
};

/** The fragment of a group in the index of the reference: "Real-time payments" → "real-time-payments". */
export const groupId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The resources beside the one at a path, and the ways to the other groups. */
export function sideGroups(groups: readonly ApiGroup[], path: string): SideGroup[] {
  const isHere = ({ resources }: ApiGroup) => resources.some((resource) => resource.path === path);
  const here = groups.filter(isHere).map(({ name, resources }) => ({
    title: name,
    links: resources.map((resource) => ({ name: resource.name, href: resource.path })),
  }));
  const others = groups
    .filter((group) => !isHere(group))
    .map(({ name }) => ({ name, href: `/documentation/api#${groupId(name)}` }));
  return [...here, { title: 'More of the API', links: others }];
}
