import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { firstSentence, meaningFiles } from './meanings-json';

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

test.each([
  ['Test it at 4:45 p.m. ET. Then wait.', 'Test it at 4:45 p.m. ET.'],
  ['It says "Hello." Then it ends.', 'It says "Hello."'],
  ['See No. 5 of the U.S. Treasury. (It moved.)', 'See No. 5 of the U.S. Treasury.'],
  ['See fact. null if it has none.', 'See fact.'],
  ['It ends.', 'It ends.'],
])('the first sentence of %p', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
