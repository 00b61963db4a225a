import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { linkedNames } from './linked-names';

const code = (name: string, reason: string) => ({
  code: name,
  slug: name.toLowerCase(),
  reason,
  title: 'A title',
  meaning: 'A meaning.',
});

const { context } = siteContext(['Product'], {
  CodeNetwork: [
    pageRecord('/documentation/codes/ach-returns', {
      codes: [code('R03', 'no_account'), code('R04', 'bad_number')],
    }),
    pageRecord('/documentation/codes/check-returns', { codes: [code('E', 'no_account')] }),
    pageRecord('/documentation/codes/api-errors', { codes: [code('used_error', 'used_error')] }),
  ],
  ApiResourceFile: [{ tags: [{ name: 'ach_transfer', 'x-displayName': 'ACH transfers' }] }],
});

test('codes, their names in the API and resources; not those that are short or have two pages', async () => {
  expect([...(await linkedNames(context))]).toEqual([
    ['R03', '/documentation/codes/ach-returns/r03'],
    ['R04', '/documentation/codes/ach-returns/r04'],
    ['ach_transfer', '/documentation/api/ach-transfers'],
    ['bad_number', '/documentation/codes/ach-returns/r04'],
    ['used_error', '/documentation/codes/api-errors/used_error'],
  ]);
});
