/** What is checked in finished pages. Each is an error: visitors would see it, or the law forbids it. */

export type PageRule = {
  /** By which comments in the page's source suppress it. */
  readonly id: string;
  readonly severity: 'error';
  /** What it looks for, in a sentence. */
  readonly about: string;
};

const rule = <Id extends string>(id: Id, about: string) => ({ id, severity: 'error', about }) as const;

export const pageRules = [
  rule('dead-link', 'A link, picture or other address within the site leads to no page or file.'),
  rule('dead-fragment', 'A link leads to a part of a page that is not there.'),
  rule('repeated-id', 'Two elements of a page have the same ID, so links reach only the first.'),
  rule(
    'disclosure',
    'A claim lacks the disclosure that the law requires beside it or in the footer, or is forbidden.',
  ),
  rule('leftover-variable', 'A variable such as {brand} is shown as it is.'),
  rule('leftover-markup', 'A mark of Markdown or HTML, such as ** or &nbsp;, is shown as it is.'),
] as const satisfies readonly PageRule[];

export type PageRuleId = (typeof pageRules)[number]['id'];

/** Something wrong with a finished page. */
export type PageFault = {
  readonly rule: PageRuleId;
  readonly route: string;
  readonly reason: string;
  /** What to look for in the page's source, best first. */
  readonly sought: readonly string[];
};
