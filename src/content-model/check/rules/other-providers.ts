/**
 * Checks that no file names or links another banking-API provider: what our API does is our own definition, and facts
 * about networks cite the operator, the regulator or the rule book.
 */
import { hashOf } from '../cache/check-cache';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { type Path, type Place, placeAt } from '../reading/places';

/**
 * Hashes (`hashOf`) of names and domains in lower case, so that the repository names none of them itself. A name that is
 * also an ordinary word is here as a domain only.
 */
const otherProviders: ReadonlySet<string> = new Set([
  'x7z9XCKTI9D2PaqBv4qGOXrjl2K4oiFA9FmI6wHdIe4',
  'EOEQ3NgbMxucob-OsRq3nBCIFBBMMaQFDQwndfRyZgE',
  'Kp1GYwGA3mHmb6NkYp4jJ5nE6NepQjR4gniY-TawI6U',
  'adp0bTly-X72Bnxkoq2RQMWdWjneNgcuEKCMD7iK9Pg',
  'shF5NZFcWyexr64EgZjLJ_TwOttTyNQaFwSCVUnhANE',
  '4dI8XrJbrunb80kJl8IaFBPYoY1g1lDQQOSWuf5h904',
  'DSjszlnkkKMlI3m8JdWyK1-QsuUMFxUMG7Yo-2pUJ5I',
  '1PXrddVpxLf_jLl7cGYzMO6oyPeuW8Bj4OqCbIV5gI0',
  '1XJ9lFLvFRn_l22W-AHSrfM21kTkEvbC-1KKx6b47-8',
  'Ggp334UqrWrZ2fOkGvIB3vFiQUgDiqQwi833TqnOyYg',
  'cWpw5GpNzTTu4mAxOW9bW35xG11CHhXQE9ssKgpSA2g',
  'tXiRxyyNai_B4Xahcy4bR32TfWPTAlX8f7_sc-maCNg',
  'o62R4xX6jXlJmnE4OvaJVVbxgPIEQRgJtWLIvbFSVEw',
  'V2PI51xyK1A07huEfRdMU-x6Iiyvi0qm_7zLvwCbeiM',
  'F7h88b3ACw0aODHv-ciAdbAbXe6d-q3Ic4RfaO0j4ek',
  'UbQYMwOmENmOnK-X9NjZeY-IqADLZSdE4iKEuuTydq8',
  'zFDfgrz0On91riFpvSVfEl2MNv5v5CCFK07pv7DTQoY',
  'cXNx4IuYYpmhxibZbHo9ScQpfHKL_zH1Xw05LO_kb40',
  'f4kamiuD1KUCzDebwq18x5OhqOk9DvJqW1P2HsTWkOo',
]);

const hashes = new Map<string, string>();

/** The hash of a name in lower case. Memoized: texts repeat their words. */
function hashOfName(name: string): string {
  const lower = name.toLowerCase();
  const hash = hashes.get(lower) ?? hashOf(lower);
  hashes.set(lower, hash);
  return hash;
}

/** A domain in its last two parts, or a capitalized word with the one after it. */
const candidate = /(?<![\w-])(?=([\w-]+\.(?:com|io|co|dev)\b)|([A-Z][a-z]+)\b(?: ([A-Z][a-z]+)\b)?)/g;

type Named = { name: string; index: number };

/**
 * Providers that a text names or links, with the index of each name.
 * @param providers hashes of their names and domains
 */
export function providersIn(text: string, providers = otherProviders): Named[] {
  return [...text.matchAll(candidate)].flatMap(({ 1: domain, 2: word, 3: next, index }) => {
    const names = [domain, word, word && next && `${word} ${next}`].filter((name) => name !== undefined);
    return names.filter((name) => providers.has(hashOfName(name))).map((name) => ({ name, index }));
  });
}

/** Every text of a value, with the path to it. */
function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

type Found = { name: string; place: Place };

const inFields = ({ value, locateText }: ContentFile, providers: ReadonlySet<string>): Found[] =>
  textsIn(value).flatMap(({ text, path }) =>
    providersIn(text, providers).map(({ name }) => ({ name, place: locateText(path, name) })),
  );

const inBody = ({ body }: ContentFile, providers: ReadonlySet<string>): Found[] =>
  body
    ? providersIn(body.text, providers).map(({ name, index }) => ({
        name,
        place: placeAt(body.text, index, body.line),
      }))
    : [];

/** Names and links of other providers, in fields and bodies, code included. */
export function providerDiagnostics(content: ContentFile, providers = otherProviders): Diagnostic[] {
  return [...inFields(content, providers), ...inBody(content, providers)].map(({ name, place }) => ({
    file: content.file,
    ...place,
    message: `${quote(name)} is another banking-API provider`,
    fix: 'cite the operator, the regulator or the rule book; what our own API does has no source',
  }));
}
