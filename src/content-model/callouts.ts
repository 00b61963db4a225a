/** Callouts: block quotes that start with a kind, as on GitHub, such as "> [!NOTE]". */

/** The title of each kind. Add new kinds here. */
const titles: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/** The kinds as written in Markdown. */
export const calloutKinds: readonly string[] = Object.keys(titles).map((kind) => `[!${kind}]`);

/** The title of a kind such as "[!NOTE]"; undefined if there's no such kind. */
export const calloutTitle = (kind: string): string | undefined => titles[kind.slice(2, -1)];

/** The text's prefix that looks like a callout's kind, such as "[!NOTE]", known or not; undefined if there's none. */
export const calloutKindIn = (text: string): string | undefined => /^\[![^\]\n]*\]/.exec(text)?.[0];
