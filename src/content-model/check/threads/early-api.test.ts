/** The early check of the API must not change what the check reports. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallContent } from '../../../../tests/unit/sample-content';
import { openCache } from '../cache/check-cache';
import { formatDiagnostics } from '../diagnostics/report';
import { checkWhole } from '../index';
import { textsBelow } from '../reading/content-files';
import { checkApiEarly, isForApi } from './early-api';
import { workerFileOf } from './worker-file';

jest.setTimeout(120_000);

const folder = smallContent();
const today = '2026-11-20';

afterAll(() => rmSync(folder, { recursive: true }));

const forApi = () => textsBelow(folder).filter(({ found }) => isForApi(found));

/** A cache after the early check. */
async function early() {
  const cache = openCache();
  await checkApiEarly(forApi().map(workerFileOf), cache);
  return cache;
}

test('the check uses the result for a sound description', async () => {
  const cache = await early();
  const text = readFileSync(join(folder, 'api/openapi.yaml'), 'utf8');
  const { results } = cache.entryOf('content/api/openapi.yaml', text);
  const result = results.api;
  expect(result?.[1]).toMatchObject({ isWhole: true });
  await checkWhole(folder, { today, cache });
  expect(results.api).toBe(result);
});

test.each<[what: string, file: string, from: string | RegExp, to: string]>([
  ['the description has an invalid example', 'api/resources/parcel.yaml', '- north side', '- 3'],
  ['the description breaks a rule of OpenAPI', 'api/resources/parcel.yaml', /operationId:/, 'operationID:'],
  ['the description has an unknown variable', 'api/resources/parcel.yaml', 'Lists parcels', 'Lists {fact:x}'],
  ['a file of the description has a syntax error', 'api/resources/parcel.yaml', /: /, ': "'],
  ['a file of the description has an unknown field', 'api/openapi.yaml', /^openapi:/m, 'title: x\nopenapi:'],
  ['facts are not a list', 'facts.yaml', /.+/s, 'none: true'],
  ['a fact loses its id', 'facts.yaml', /id: ach-same-day-ceiling/, 'name: ach-same-day-ceiling'],
  ['the brand has an invalid address', 'site.yaml', /^url: .*/m, 'url: 3'],
  ['the brand has no addresses', 'site.yaml', /^urls:/m, 'links:'],
  ['the banks are text', 'banks.yaml', /^items:.*/ms, 'items: none'],
])('the check reports the same if %s', async (_what, file, from, to) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    const found = formatDiagnostics(await checkWhole(folder, { today, cache: await early() }));
    expect(found).toBe(formatDiagnostics(await checkWhole(folder, { today })));
    expect(found).toContain(`content/${file}`);
  } finally {
    writeFileSync(path, text);
  }
});
