/** JSON as a text shows it: its errors, and the point of each value. YAML's parser knows positions, and JSON is YAML. */
import { parseDocument } from 'yaml';
import { lazy } from '../../lib/loading/lazy';
import { rangeIn } from '../read/content-file';
import { interpolate, type Variables } from '../variables';

export type JsonText = {
  readonly value: unknown;
  /** The offset of a value, or of the nearest value around a missing one. */
  readonly offsetOf: (path: readonly string[]) => number;
};

/** An error, with its offset. */
export type JsonFault = { readonly fault: string; readonly offset: number };

/** Parses a text; variables count as their values, which keeps numbers in braces valid. */
export function readJson(text: string, variables: Variables): JsonText | JsonFault {
  // JSON's own parser is faster, but knows no positions.
  const document = lazy(() => parseDocument(text, { logLevel: 'error', prettyErrors: false }));
  let value: unknown;
  try {
    value = JSON.parse(interpolate(text, variables));
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const [first] = document().errors;
    // JSON's own offset counts variables by their values.
    const offset = text.includes('{brand') || at === undefined ? (first?.pos[0] ?? text.length) : Number(at);
    // A comma is missing at the end of the value before.
    const place = /Expected ','/.test(message) ? text.slice(0, offset).trimEnd().length : offset;
    return {
      fault: `This isn't JSON (${message.replace(/,? "[\s\S]*| in JSON[\s\S]*| at position[\s\S]*/, '')}); check commas, quotes and braces`,
      offset: Math.min(place, text.length),
    };
  }
  // JSON reads 1250.00 as the whole number 1250.
  const point = /(?<=:\s*)-?\d+\.0+(?=\s*[,}\]])/.exec(text);
  if (point)
    return { fault: `"${point[0]}" has a decimal point; amounts are whole cents`, offset: point.index };
  const hasRepeated = JSON.stringify(value).split('":').length < text.split(/"\s*:/).length;
  const repeated = hasRepeated ? document().errors.find(({ code }) => code === 'DUPLICATE_KEY') : undefined;
  if (repeated) return { fault: 'The field is there twice; remove one of the two', offset: repeated.pos[0] };
  return {
    value,
    offsetOf: (path) => rangeIn(document(), path)[0],
  };
}
