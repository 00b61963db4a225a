/** Holds the description of the API against OpenAPI itself. */
import { validate } from '@readme/openapi-parser';
import type { Api } from './api-sources';
import type { Path } from './places';
import type { Problem } from './problem';

/** How many lines a value takes as indented JSON. */
function linesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const entries = Object.values(value);
  return entries.length === 0 ? 1 : entries.reduce<number>((sum, entry) => sum + linesOf(entry), 2);
}

/** The way to what stands on a line of a value's indented JSON; lines are counted from 1. */
function pathAtLine(value: unknown, line: number, first = 1): Path {
  if (typeof value !== 'object' || value === null) return [];
  let start = first + 1;
  for (const [key, entry] of Object.entries(value)) {
    const end = start + linesOf(entry);
    if (line < end && line >= start)
      return [Array.isArray(value) ? Number(key) : key, ...pathAtLine(entry, line, start)];
    start = end;
  }
  return [];
}

/** The validator tells a place as a line of the description's JSON: "> 23055 |". */
function pathIn(message: string, served: object): Path {
  const line = /^> *(\d+) \|/m.exec(message)?.[1];
  return line === undefined ? [] : pathAtLine(served, Number(line));
}

/** Its first words: below them it draws the place, which is told here by file and line. */
const wordsOf = (message: string): string =>
  message
    .split('\n\n')[0]
    ?.replace(/\s*\n\s*/g, ' ')
    .trim() ?? message;

async function look({ content, served }: Api): Promise<Problem[]> {
  // The validator puts what references lead to in their places, and tells lines of that.
  const given = structuredClone(served);
  const result = await validate(given as Parameters<typeof validate>[0]);
  if (result.valid) return [];
  return result.errors.map(({ message }) => ({
    file: content.file,
    ...content.locate(pathIn(message, given)),
    message: `OpenAPI does not allow this: ${wordsOf(message)}`,
    fix: 'see https://spec.openapis.org/oas/v3.1 for what may stand here',
  }));
}

const found = new WeakMap<Api, Promise<Problem[]>>();

/** What OpenAPI's own rules find. Looked for once. */
export function openApiProblems(api: Api): Promise<Problem[]> {
  const problems = found.get(api) ?? look(api);
  found.set(api, problems);
  return problems;
}
