import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { meaningFiles } from './meanings-json';

const { context } = siteContext(['Product'], {
  CodeNetwork: [
    pageRecord('/documentation/codes/ach-returns', {
      codes: [
        {
          code: 'R03',
          slug: 'r03',
          reason: 'no_account',
          title: 'No account',
          meaning: 'The bank found no account, says {brand}. The number can be valid.',
        },
      ],
    }),
  ],
  ApiResourceFile: [
    {
      tags: [
        { name: 'ach_transfer', 'x-displayName': 'ACH transfers', 'x-summary': 'An ACH credit or debit.' },
      ],
    },
  ],
});

test('each code and resource with its first sentence, by folder', async () => {
  expect(await meaningFiles(context)).toEqual({
    'meanings/ach-returns.json': JSON.stringify({
      r03: ['R03: No account', 'The bank found no account, says Halyard.'],
    }),
    'meanings/api.json': JSON.stringify({ 'ach-transfers': ['ACH transfers', 'An ACH credit or debit.'] }),
  });
});
