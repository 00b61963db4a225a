/** Figures by row, column and variant, and their tables. */
import { markdownTable } from '../markdown-table';
import { median } from '../measure';

/** The current state of the site; the same page without scripts; the commit to compare with. */
export type Variant = 'now' | 'floor' | 'before';

/** A column of a table; `digits` is the number of decimal places. */
export type Column = {
  readonly id: string;
  readonly title: string;
  readonly digits?: number;
  readonly variants: readonly Variant[];
};

export class Results {
  readonly #figures = new Map<string, number[]>();
  readonly #notes = new Map<string, string[]>();

  static #key = (...names: string[]) => names.join('\n');

  add(row: string, column: string, variant: Variant, figure: number | undefined): void {
    const key = Results.#key(row, column, variant);
    if (figure !== undefined) this.#figures.set(key, [...(this.#figures.get(key) ?? []), figure]);
  }

  /** Adds a word to a cell, such as "lost". */
  note(row: string, column: string, variant: Variant, word: string): void {
    const key = Results.#key(row, column, variant);
    this.#notes.set(key, [...(this.#notes.get(key) ?? []), word]);
  }

  /** The median; undefined if nothing was measured. */
  median(row: string, column: string, variant: Variant): number | undefined {
    return median(this.#figures.get(Results.#key(row, column, variant)) ?? []);
  }

  /** How much larger one median of a row is than another; undefined if either wasn't measured. */
  difference(
    row: string,
    [column, variant]: readonly [string, Variant],
    [other, otherVariant]: readonly [string, Variant],
  ): number | undefined {
    const [figure, from] = [this.median(row, column, variant), this.median(row, other, otherVariant)];
    return figure === undefined || from === undefined ? undefined : figure - from;
  }

  #cell(row: string, { id, digits = 0 }: Column, variant: Variant): string {
    const figure = this.median(row, id, variant)?.toFixed(digits) ?? '–';
    const notes = this.#notes.get(Results.#key(row, id, variant)) ?? [];
    const counted = [...new Set(notes)].map(
      (note) => `${notes.filter((one) => one === note).length} ${note}`,
    );
    return [figure, ...counted].join(', ');
  }

  /** A Markdown table of medians. */
  table(title: string, rows: readonly string[], columns: readonly Column[]): string {
    return markdownTable(
      [title, ...this.#head(columns)],
      rows.map((row) => this.#line(row, columns)),
    );
  }

  /** The same, with the median and the maximum of each column below it. */
  tableWithSpread(title: string, rows: readonly string[], columns: readonly Column[]): string {
    const over = new Results();
    const variants = columns.flatMap((column) => column.variants.map((variant) => ({ ...column, variant })));
    for (const { id, variant } of variants) {
      const figures = rows.flatMap((row) => this.median(row, id, variant) ?? []);
      over.add('median', id, variant, median(figures));
      over.add('maximum', id, variant, figures.length > 0 ? Math.max(...figures) : undefined);
    }
    return markdownTable(
      [title, ...this.#head(columns)],
      [
        ...rows.map((row) => this.#line(row, columns)),
        ...['median', 'maximum'].map((row) => over.#line(row, columns)),
      ],
    );
  }

  #head(columns: readonly Column[]): string[] {
    return columns.flatMap(({ title, variants }) =>
      variants.map((variant) => (variant === 'now' ? title : variant)),
    );
  }

  #line(row: string, columns: readonly Column[]): string[] {
    const cells = columns.flatMap((column) =>
      column.variants.map((variant) => this.#cell(row, column, variant)),
    );
    return [row, ...cells];
  }
}
