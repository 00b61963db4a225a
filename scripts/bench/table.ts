/** The figures as a Markdown table, each with its goal and its ratio to that. */
import { markdownTable } from './markdown-table';
import { type Figures, type Measure, median } from './measure';

const digits: Readonly<Record<Measure['unit'], number>> = { s: 2, ms: 1 };

const formatFigure = (figure: number | undefined, unit: Measure['unit']): string =>
  figure === undefined ? '–' : `${figure.toFixed(digits[unit])} ${unit}`;

const ratio = (figure: number | undefined, to: number | undefined): string =>
  figure === undefined || !to ? '–' : (figure / to).toFixed(2);

/** The goal of a measure in its unit; undefined without one, or if the figure that it depends on wasn't measured. */
function goalOf({ goal }: Measure, figures: Figures): number | undefined {
  if (!goal) return undefined;
  if ('atMost' in goal) return goal.atMost;
  const of = median(figures.get(goal.of) ?? []);
  return of === undefined ? undefined : of * goal.share;
}

/**
 * The table.
 * @param measures the completed ones, in order
 * @param figures of the current state of the site
 * @param against figures of another commit, measured alternately
 */
export function table(measures: readonly Measure[], figures: Figures, against?: Figures): string {
  const head = ['', 'median', 'goal', 'of the goal', ...(against ? ['before', 'of before'] : [])];
  const rows = measures.map((measure) => {
    const { id, title, unit } = measure;
    const [own, goal] = [median(figures.get(id) ?? []), goalOf(measure, figures)];
    const before = against && median(against.get(id) ?? []);
    return [
      title,
      formatFigure(own, unit),
      formatFigure(goal, unit),
      ratio(own, goal),
      ...(against ? [formatFigure(before, unit), ratio(own, before)] : []),
    ];
  });
  return markdownTable(head, rows);
}
