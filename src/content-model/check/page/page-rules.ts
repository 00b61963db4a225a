/** What is checked in finished pages. Each is an error: visitors would see it, or the law forbids it. Comments suppress it by its name. */
export const pageRules = [
  'dead-link',
  'dead-fragment',
  'repeated-id',
  'disclosure',
  'leftover-variable',
  'leftover-markup',
] as const;

/** Something wrong with a finished page. */
export type PageFault = {
  readonly rule: (typeof pageRules)[number];
  readonly route: string;
  readonly reason: string;
  /** What to look for in the page's source, best first. */
  readonly sought: readonly string[];
};
