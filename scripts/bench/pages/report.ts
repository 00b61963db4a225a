/** The weights of pages beside their limits, and what is close to a limit or above it. */
import { budgets, htmlBudget } from '../../../tests/support/site/budgets';
import { markdownTable } from '../markdown-table';
import type { PageWeight } from './weights';

/** The share of a limit from which a page is reported. */
const warningShare = 0.9;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const change = (now: number, before: number | undefined): string => {
  if (before === undefined) return 'new';
  return now === before ? '0' : `${now > before ? '+' : '−'}${Math.abs(now - before)} B`;
};

type Part = 'html' | 'script';
const limitOf = (part: Part, path: string): number => (part === 'html' ? htmlBudget(path) : budgets.script);

/**
 * A Markdown table of all pages.
 * @param before the same pages at another commit; adds a column with the change of each figure
 */
export function weightTable(pages: readonly PageWeight[], before?: readonly PageWeight[]): string {
  const cells = (page: PageWeight, part: Part): string[] => [
    kilobytes(page[part]),
    `${Math.round((100 * page[part]) / limitOf(part, page.path))}%`,
    ...(before ? [change(page[part], before.find(({ path }) => path === page.path)?.[part])] : []),
  ];
  const columns = (title: string) => [title, 'of limit', ...(before ? ['change'] : [])];
  return markdownTable(
    ['', ...columns('HTML'), ...columns('script')],
    pages.map((page) => [page.path, ...cells(page, 'html'), ...cells(page, 'script')]),
  );
}

/** One sentence for each figure above `warningShare` of its limit. A page is too heavy above the limit itself. */
export function findings(pages: readonly PageWeight[]): { tooHeavy: string[]; close: string[] } {
  const all = pages.flatMap((page) =>
    (['html', 'script'] as const).map((part) => {
      const limit = limitOf(part, page.path);
      const name = part === 'html' ? 'HTML' : 'script';
      const text = `${page.path}: ${kilobytes(page[part])} of ${name}; the limit is ${kilobytes(limit)}.`;
      return { share: page[part] / limit, text };
    }),
  );
  return {
    tooHeavy: all.filter(({ share }) => share > 1).map(({ text }) => text),
    close: all.filter(({ share }) => share > warningShare && share <= 1).map(({ text }) => text),
  };
}
