/** Reads the nodes of the time of the build and of the last change of each file (node-apis/source-nodes.ts creates them). */

/** The ID of the node with the time of the build. */
export const buildId = 'this build';

/** @param file relative to the site's folder, such as "content/updates/a.md" */
export const changeId = (file: string): string => `last change of ${file}`;

/** SOURCE_DATE_EPOCH, in seconds, overrides the current time for reproducible builds: https://reproducible-builds.org. */
export function now(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** The part of Gatsby's resolver context in use. */
export type NodesById = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };

async function find<T>(id: string, { nodeModel }: NodesById): Promise<Partial<T>> {
  return { ...((await nodeModel.getNodeById({ id })) as T | null) };
}

/** The time of the build, in ISO 8601. The requesting page is rebuilt by every build. */
export const builtAt = async (context: NodesById): Promise<string> =>
  (await find<{ at: string }>(buildId, context)).at ?? now().toISOString();

/**
 * The day of a Markdown file's last commit, such as "2026-11-20"; null if there's no history. The requesting page depends
 * on it.
 * @param file relative to the site's folder
 */
export const changeOfFile = async (file: string, context: NodesById): Promise<string | null> =>
  (await find<{ day: string | null }>(changeId(file), context)).day ?? null;
