import { decodeLeniently } from './lenient-decoding';

/** The element that a fragment such as "#limits" names, as browsers find it; null if the page has no such element. Never throws. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  return document.getElementById(id) ?? document.getElementById(decodeLeniently(id));
}
