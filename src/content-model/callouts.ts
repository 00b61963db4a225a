/** Callouts: block quotes that start with a kind, as on GitHub, such as "> [!NOTE]". */

/** The title of each kind. A new kind takes an entry here. */
const titles: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/** The kinds as editors write them. */
export const calloutKinds: readonly string[] = Object.keys(titles).map((kind) => `[!${kind}]`);

/** The title of a kind such as "[!NOTE]"; undefined if there's no such kind. */
export const calloutTitle = (kind: string): string | undefined => titles[kind.slice(2, -1)];

/** What a text starts with that would be the kind of a callout, such as "[!NOTE]". */
export const calloutKindIn = (text: string): string | undefined => /^\[![^\]\n]*\]/.exec(text)?.[0];
