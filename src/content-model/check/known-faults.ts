/**
 * Validating values against the description of the API takes seconds, most of them for compiling schemas. What was found
 * is kept by the value and by every schema that it was held against, so that an edit validates only what it touches.
 */
import { keysOf, valueAt } from '../api/pointer';
import type { Fault, Validator } from '../api/validator';
import { hashOf } from './cache';

/** Faults by the hash of a value and its schemas. */
export type KnownFaults = Record<string, Fault[]>;

/** Keywords by which a schema can depend on more than its references say. */
const otherWays = /"\$(?:id|anchor|dynamicRef|dynamicAnchor|recursiveRef)"/;

/** Keeps apart what JSON writes as null: examples may hold `.nan` and `.inf`, or be missing. */
const distinct = (_key: string, value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? `\0${value}` : value;

/** References within a schema, as JSON. */
const refsIn = (json: string): string[] =>
  [...json.matchAll(/"\$ref":"(#[^"]*)"/g)].map(([, ref = '']) => ref);

/** Gives a text that is the same for two descriptions only if a schema and all that it refers to are. */
function schemaText(root: object): (ref: string) => string {
  const whole = JSON.stringify(root);
  if (otherWays.test(whole)) return () => whole;
  const texts = new Map<string, string>();
  const textOf = (ref: string): string => {
    const text = texts.get(ref) ?? JSON.stringify(valueAt(root, keysOf(ref))) ?? '';
    texts.set(ref, text);
    return text;
  };
  return (start) => {
    const all = new Set([start]);
    // A set gives what is added to it while it is walked through.
    for (const ref of all) for (const next of refsIn(textOf(ref))) all.add(next);
    return [...all].map((ref) => `${ref} ${textOf(ref)}`).join('\n');
  };
}

/**
 * A validator that asks another only about values that are not known yet.
 * @param kind tells validators of the same description apart
 * @param root the description
 * @param use is given the key and the faults of each value that was asked about
 */
export function withKnownFaults(
  validator: Validator,
  {
    kind,
    root,
    known,
    use,
  }: { kind: string; root: object; known: KnownFaults; use: (key: string, faults: Fault[]) => void },
): Validator {
  const schemas = schemaText(root);
  const hashes = new Map<string, string>();
  return (ref, value) => {
    const schema = hashes.get(ref) ?? hashOf(schemas(ref));
    hashes.set(ref, schema);
    const key = hashOf(JSON.stringify([kind, schema, value], distinct));
    const faults = known[key] ?? validator(ref, value);
    use(key, faults);
    return faults;
  };
}
