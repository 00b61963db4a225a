import { parse } from 'yaml';
import type { Path } from '../../read/content-file';
import type { Rule } from '../rule';

type Figure = { readonly id: string; readonly value: unknown; readonly path: Path };

/** The facts or fees in a file, at any depth. */
function figuresIn(value: unknown, path: Path = []): Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  const key = ['value', 'cents'].find((name) => typeof own.id === 'string' && own[name] !== undefined);
  if (key !== undefined) return [{ id: String(own.id), value: own[key], path: [...path, key] }];
  return Object.entries(value).flatMap(([name, entry]) =>
    figuresIn(entry, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The number in a value that has only one. */
const numberIn = (value: unknown): number =>
  Number(/^\D*([\d,]+(?:\.\d+)?)\D*$/.exec(String(value))?.[1]?.replaceAll(',', '') ?? 0);

/** What is odd about a change; undefined if nothing. */
function oddity({ id, value }: Figure, was: Figure): string | undefined {
  const [from, to] = [numberIn(was.value), numberIn(value)];
  const times = from === 0 || to === 0 ? 1 : Math.max(from / to, to / from);
  return times < 10
    ? undefined
    : `"${id}" was ${String(was.value)} and is now ${String(value)}, which is ${Math.round(times)} times ${to > from ? 'as much' : 'less'}; look at its source again`;
}

/** Facts and fees that have become ten times as large or small since this branch left the main one: a zero too many looks right. */
export const rule: Rule = {
  id: 'changed-figure',
  severity: 'warning',
  about: 'A fact or a fee that is ten times as large or small as on the main branch.',
  example: { file: 'facts.yaml', from: 'value: 1000000\n', to: 'value: 10000000\n' },
  checkSite: ({ ofType, before }, report) => {
    for (const content of [...ofType('Fact'), ...ofType('FeesContent')]) {
      const old = before(content.path);
      if (old === undefined || old === content.text) continue;
      const known = new Map(
        figuresIn(parse(old, { logLevel: 'silent' })).map((figure) => [figure.id, figure]),
      );
      for (const figure of figuresIn(content.value)) {
        const fault = oddity(figure, known.get(figure.id) ?? figure);
        if (fault !== undefined) report(content, content.placeOf(figure.path), fault);
      }
    }
  },
};
