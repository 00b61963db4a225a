/** Checks that the page of all codes lists each file of codes. */
import { isRecord } from '../../api/json';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { nameDiagnostics } from '../reading/file-places';

/** Files of codes that the page of all codes lacks. None is reported while that page has errors. */
export function listedCodeDiagnostics(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
): Diagnostic[] {
  const networks = contents.filter(({ type }) => type.name === 'CodeNetwork');
  const page = contents.find(({ type }) => type.name === 'CodesPageContent');
  if (!page || broken.has(page.file) || !isRecord(page.value)) return [];
  const listed: readonly unknown[] = Array.isArray(page.value.networks) ? page.value.networks : [];
  // A name that is no file's may be a misspelled one.
  if (listed.some((name) => !networks.some(({ slug }) => slug === name))) return [];
  const missing = networks.filter(
    ({ file, type, slug }) => !listed.includes(slug) && nameDiagnostics({ file, type, slug }).length === 0,
  );
  if (missing.length === 0) return [];
  const [one, verb] = missing.length === 1 ? ['it', 'is'] : ['them', 'are'];
  const names = new Intl.ListFormat('en').format(missing.map(({ slug }) => quote(slug)));
  return [
    {
      file: page.file,
      ...page.locate(['networks']),
      message: `${names} ${verb} in codes/, but not in this list`,
      fix: `add ${one}, so that the page of all codes has ${one}`,
    },
  ];
}
