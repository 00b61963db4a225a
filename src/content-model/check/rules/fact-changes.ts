/** Warns about facts that have become ten times as large or small since the last commit: a zero too many looks right. */
import { LineCounter } from 'yaml';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { parseYaml } from '../reading/yaml-reader';

type Fact = { readonly id: string; readonly value: unknown; readonly unit: unknown };

/** From this factor on, a change is reported. */
const factor = 10;

/** The facts in a value, whose records may be invalid. */
const factsIn = (value: unknown): Partial<Fact>[] =>
  (Array.isArray(value) ? value : []).map((record: unknown) => ({ ...(record as Partial<Fact> | null) }));

/** A value's number with the words around it: 10 and "# seconds" for "10 seconds". Times of day have none. */
function numberIn({ value, unit }: Partial<Fact>): { number: number; words: string } | undefined {
  if (unit === 'time_et') return undefined;
  const [written, ...others] = String(value).match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (written === undefined || others.length > 0) return undefined;
  return { number: Number(written.replaceAll(',', '')), words: String(value).replace(written, '#') };
}

function committedFacts(text: string): Partial<Fact>[] {
  try {
    return factsIn(parseYaml(text, new LineCounter()).toJS());
  } catch {
    return [];
  }
}

/**
 * The warnings about facts that have changed by a factor of ten or more.
 * @param committed the text of facts.yaml at the last commit; undefined if there's none
 */
export function factChangeDiagnostics(content: ContentFile, committed: string | undefined): Diagnostic[] {
  if (content.type.name !== 'Fact' || committed === undefined) return [];
  const before = new Map(committedFacts(committed).map((fact) => [fact.id, fact]));
  return factsIn(content.value).flatMap((fact, index): Diagnostic[] => {
    const old = before.get(fact.id);
    const [was, is] = [old && numberIn(old), numberIn(fact)];
    if (!was || !is || was.words !== is.words || was.number === 0 || is.number === 0) return [];
    const change = Math.max(is.number / was.number, was.number / is.number);
    if (change < factor) return [];
    const size = Number(change.toFixed(1));
    const direction = is.number > was.number ? 'larger' : 'smaller';
    return [
      {
        file: content.file,
        ...content.locate([index, 'value']),
        message: `the fact ${quote(fact.id)} was ${quote(String(old?.value))} and is now ${quote(String(fact.value))}, ${size} times ${direction}`,
        fix: 'look at its source again; if the value is right, commit it, and this warning goes away',
        severity: 'warning',
      },
    ];
  });
}
