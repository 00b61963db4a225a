/**
 * Compares the facts with the last commit: warns about those that have become ten times as large or small, because a zero too many
 * looks right, and reports those with another unit, which pages would show in another way.
 */
import { LineCounter } from 'yaml';
import type { z } from 'zod';
import { formatFact } from '../../fact-format';
import { type facts, hasValidValue } from '../../types/fact';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { parseYaml } from '../reading/yaml-reader';

type Fact = { readonly id: string; readonly value: unknown; readonly unit: unknown };

/** From this factor on, a change is reported. */
const factor = 10;

/** "10 times larger", for a number that has changed by the factor or more; not from 0 or to 0. */
export function largeChange(was: number, is: number): string | undefined {
  if (was === 0 || is === 0) return undefined;
  const change = Math.max(is / was, was / is);
  return change < factor
    ? undefined
    : `${Number(change.toFixed(1))} times ${is > was ? 'larger' : 'smaller'}`;
}

/** The facts in a value, whose records may be invalid. */
export const factsIn = (value: unknown): Partial<Fact>[] =>
  (Array.isArray(value) ? value : []).map((record: unknown) => ({ ...(record as Partial<Fact> | null) }));

/** A value's number with the words around it: 10 and "# seconds" for "10 seconds". Times of day have none. */
function numberIn({ value, unit }: Partial<Fact>): { number: number; words: string } | undefined {
  if (unit === 'time_et') return undefined;
  const [written, ...others] = String(value).match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (written === undefined || others.length > 0) return undefined;
  return { number: Number(written.replaceAll(',', '')), words: String(value).replace(written, '#') };
}

/** A fact that was valid when it was committed. */
export type CommittedFact = Pick<z.infer<typeof facts>[number], 'id' | 'value' | 'unit'>;

const isValid = (fact: Partial<Fact>): fact is CommittedFact =>
  typeof fact.id === 'string' && hasValidValue(fact);

/** The valid facts in the text of facts.yaml at the last commit; none without a commit. */
export function committedFactsIn(text: string | undefined): CommittedFact[] {
  if (text === undefined) return [];
  try {
    return factsIn(parseYaml(text, new LineCounter()).toJS()).filter(isValid);
  } catch {
    return [];
  }
}

/** Whether a fact has only another unit than before, so that pages would show the same value in another way. */
export const hasOtherUnit = (was: CommittedFact, is: Partial<Fact>): boolean =>
  is.unit !== was.unit &&
  String(is.value) === String(was.value) &&
  !(isValid(is) && formatFact(is) === formatFact(was));

/** The error about another unit. */
function unitDiagnostic(
  { file, locate }: ContentFile,
  index: number,
  was: CommittedFact,
  is: Partial<Fact>,
): Diagnostic[] {
  // A value that its unit doesn't allow is reported with the fields.
  if (!hasOtherUnit(was, is) || !isValid(is)) return [];
  return [
    {
      file,
      ...locate([index, 'unit']),
      message: `the unit of ${quote(is.id)} was ${was.unit} and is now ${is.unit}, so pages would show ${formatFact(is)}`,
      fix: `write "unit: ${was.unit}"; if ${is.unit} is right, commit it, and this error goes away`,
    },
  ];
}

/** The warning about a value that is ten or more times as large or small. */
function sizeDiagnostic(
  { file, locate }: ContentFile,
  index: number,
  old: CommittedFact,
  fact: Partial<Fact>,
): Diagnostic[] {
  const [was, is] = [numberIn(old), numberIn(fact)];
  if (!was || !is || was.words !== is.words) return [];
  const change = largeChange(was.number, is.number);
  if (change === undefined) return [];
  return [
    {
      file,
      ...locate([index, 'value']),
      message: `the fact ${quote(fact.id)} was ${quote(String(old.value))} and is now ${quote(String(fact.value))}, ${change}`,
      fix: 'look at its source again; if the value is right, commit it, and this warning goes away',
      severity: 'warning',
    },
  ];
}

/**
 * The errors and warnings about facts that have changed.
 * @param committed the text of facts.yaml at the last commit; undefined if there's none
 */
export function factChangeDiagnostics(content: ContentFile, committed: string | undefined): Diagnostic[] {
  if (content.type.name !== 'Fact' || committed === undefined) return [];
  const before = new Map(committedFactsIn(committed).map((fact) => [fact.id, fact]));
  return factsIn(content.value).flatMap((fact, index): Diagnostic[] => {
    const old = before.get(String(fact.id));
    if (!old) return [];
    return [...unitDiagnostic(content, index, old, fact), ...sizeDiagnostic(content, index, old, fact)];
  });
}
