import { parse } from 'yaml';
import type { ContentTypeName } from '../../content-types';
import type { Path } from '../../read/content-file';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

type Figure = { readonly id: string; readonly value: unknown; readonly unit: unknown; readonly path: Path };

const figuresOf: readonly (readonly [type: ContentTypeName, figures: (value: unknown) => Figure[]])[] = [
  [
    'Fact',
    (value) =>
      recordsIn(value).map(({ id, value: own, unit }, index) => ({
        id: String(id),
        value: own,
        unit,
        path: [index, 'value'],
      })),
  ],
  [
    'FeesContent',
    (value) =>
      recordsIn(fieldsOf(value).groups).flatMap(({ rows }, group) =>
        recordsIn(rows).map(({ id, cents }, row) => ({
          id: String(id),
          value: cents,
          unit: 'cents',
          path: ['groups', group, 'rows', row, 'cents'],
        })),
      ),
  ],
];

const numberIn = (value: unknown): number => {
  const [number, ...others] = String(value).match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return others.length > 0 ? 0 : Number(number?.replaceAll(',', '') ?? 0);
};

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** What is odd about a change; undefined if nothing. */
function oddity({ id, value, unit }: Figure, was: Figure): string | undefined {
  const [from, to] = [numberIn(was.value), numberIn(value)];
  const times = unit === 'time_et' || from === 0 || to === 0 ? 1 : Math.max(from / to, to / from);
  if (times >= 10)
    return `"${id}" was ${String(was.value)} and is now ${String(value)}, which is ${Math.round(times)} times ${to > from ? 'as much' : 'less'}; look at its source again`;
  if (unit !== was.unit && String(value) === String(was.value))
    return `The unit of "${id}" was ${String(was.unit)}; look at the value again`;
  return undefined;
}

/** Facts and fees that have become ten times as large or small since this branch left the main one: a zero too many looks right. */
export const rule: Rule = {
  id: 'changed-figure',
  severity: 'warning',
  about: 'A fact or a fee that is ten times as large or small as on the main branch, or has another unit.',
  example: { file: 'facts.yaml', from: 'value: 1000000\n', to: 'value: 10000000\n' },
  checkSite: ({ ofType, before }, report) => {
    for (const [type, figures] of figuresOf) {
      const [content] = ofType(type);
      const old = content && before(content.path);
      if (!content || old === undefined) continue;
      const known = new Map(figures(parsed(old)).map((figure) => [figure.id, figure]));
      for (const figure of figures(content.value)) {
        const fault = oddity(figure, known.get(figure.id) ?? figure);
        if (fault !== undefined) report(content, content.placeOf(figure.path), fault);
      }
    }
  },
};
