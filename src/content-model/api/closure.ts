/** The dependencies of a schema: itself and everything it refers to. */
import { createHash } from 'node:crypto';
import { keysOf, valueAt } from './pointer';

/** Keywords that can add dependencies beyond `$ref`. */
const otherReferences = /"\$(?:id|anchor|dynamicRef|dynamicAnchor|recursiveRef)"/;

type Node = { readonly digest: string; readonly refs: readonly string[] };

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === '$ref' && typeof entry === 'string' ? [entry] : refsIn(entry),
  );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Returns a function from a reference to a digest of everything that validation against it depends on: if two descriptions
 * have the same digest, they validate every value alike there.
 */
export function closureDigests(root: object): (ref: string) => string {
  const whole = JSON.stringify(root);
  if (otherReferences.test(whole)) return (ref) => hashOf(`${ref} ${whole}`);
  const nodes = new Map<string, Node>();
  const known = new Map<string, string>();
  const nodeOf = (ref: string): Node => {
    const value = valueAt(root, keysOf(ref));
    const node = nodes.get(ref) ?? { digest: hashOf(JSON.stringify(value) ?? ''), refs: refsIn(value) };
    nodes.set(ref, node);
    return node;
  };
  return (ref) => {
    const digest = known.get(ref);
    if (digest !== undefined) return digest;
    const reached = new Set([ref]);
    for (const one of reached) for (const next of nodeOf(one).refs) reached.add(next);
    const [, ...others] = [...reached];
    const parts = [ref, ...others.sort()].map((one) => `${one} ${nodeOf(one).digest}`);
    const made = hashOf(parts.join('\n'));
    known.set(ref, made);
    return made;
  };
}
