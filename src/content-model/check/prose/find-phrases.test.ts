import { expandBraces, findPhrases } from './find-phrases';

/** The phrases that are found in a text, each with what to write instead. */
const found = (text: string): [string, string][] =>
  findPhrases(text).map(({ rule, start, end }) => [text.slice(start, end), rule.write]);

test.each([
  ['The API answers with a 409.', 'API answers', 'the response, responds with, returns'],
  ['You find it in the answer.', 'in the answer', 'the response, responds with, returns'],
  ['Until somebody approves it, it waits.', 'somebody', expect.stringContaining('_someone_')],
  ['Each one has a key of its own.', 'of its own', 'its own number, your limit, our limit'],
  ['Look for a limit of yours.', 'of yours', 'its own number, your limit, our limit'],
  ['First make an account number.', 'make an account number', 'is created, create an account'],
  ['The card was made for one purchase.', 'card was made', 'is created, create an account'],
  ['The payment comes back within days.', 'comes back', 'is returned, returns'],
  ['Not every bank takes all payments.', 'bank takes all', 'accepts, supports, receives'],
  ['The code stands in the response.', 'stands in', 'is in, appears'],
  ['Whether another try makes sense depends.', 'another try', 'a retry, another attempt'],
  ['Programs that read the field break.', 'Programs that read', expect.stringContaining('your code')],
  ['It resolves by itself.', 'by itself', 'automatically, on its own'],
  ['The sandbox plays the network.', 'sandbox plays', 'simulates'],
  ['Ask the writer for a new check.', 'the writer', 'the payer, the drawer'],
  ['A cardholder does not know a charge.', 'does not know a charge', "doesn't recognize"],
  ["If they don't know the purchase, ask.", "don't know the purchase", "doesn't recognize"],
  ['Send us the papers.', 'papers', 'documents'],
  ['Mend it and go on.', 'Mend', 'fix'],
  ['Start anew.', 'anew', 'again'],
  ['You shall not repeat it.', 'shall', 'should, must, will'],
  ['The same holds for checks.', 'same holds for', 'applies to'],
  ['The way of a payment', 'The way of', 'how X works, the path'],
  ['This field tells why.', 'tells', 'in, says, reports, shows'],
  ['Use RTP, else FedNow.', ', else', 'otherwise'],
  ['The shop charged twice.', 'The shop', 'the merchant'],
  ['What to mind', 'What to mind', 'Notes'],
  ['If one is missing, the value is none.', 'is none', "there's no …, none is …"],
  ['Send it before the cut-off.', 'cut-off', 'cutoff'],
  ['Pay by same-day ACH.', 'same-day ACH', 'Same Day ACH; a same-day window'],
  ['It settles on the following business day.', 'following business day', 'banking day'],
  ['Write an e-mail.', 'e-mail', 'email'],
  ['A license, not a licence.', 'licence', 'license'],
  ['The colour of the line', 'colour', 'color'],
  ['The loan is repaid in instalments.', 'instalments', 'installments'],
  ['An unrecognised code', 'unrecognised', 'unrecognized'],
  ['It starts on March 2, 2027.', 'March 2, 2027', 'a date such as Nov 21, 2026'],
  ['It starts on 11/21/2026.', '11/21/2026', 'a date such as Nov 21, 2026'],
  ['It starts on 12/31/26.', '12/31/26', 'a date such as Nov 21, 2026'],
  ['It starts on 31/12/26, or so.', '31/12/26', 'a date such as Nov 21, 2026'],
  ['It starts on 2026-12-31.', '2026-12-31', 'a date such as Nov 21, 2026'],
  ['It starts on 5.11.2026.', '5.11.2026', 'a date such as Nov 21, 2026'],
  ['It starts on 11-05-2026.', '11-05-2026', 'a date such as Nov 21, 2026'],
  ['It starts on 2026/11/05.', '2026/11/05', 'a date such as Nov 21, 2026'],
  ['It starts on the 5th of Nov.', '5th of Nov', 'a date such as Nov 21, 2026'],
  ['It starts on the 5th of May, or so.', '5th of May', 'a date such as Nov 21, 2026'],
  ['It starts on 5th November.', '5th November', 'a date such as Nov 21, 2026'],
  ['It starts on Nov 26th.', 'Nov 26th', 'a date such as Nov 21, 2026'],
  ['It starts on Nov. 5th, 2026.', 'Nov. 5th, 2026', 'a date such as Nov 21, 2026'],
  ['It starts on Nov. 5.', 'Nov. 5', 'a date such as Nov 21, 2026'],
  ['It starts on Nov 5 2026.', 'Nov 5 2026', 'a date such as Nov 21, 2026'],
  ['It starts on Nov 05, 2026.', 'Nov 05, 2026', 'a date such as Nov 21, 2026'],
  ['It starts on Sept 5, 2026.', 'Sept 5, 2026', 'a date such as Nov 21, 2026'],
  ['It starts on 20 November 2026.', '20 November 2026', 'a date such as Nov 21, 2026'],
])('%j: found is %j', (text, phrase, write) => {
  expect(found(text)).toEqual([[phrase, write]]);
});

test.each([
  'Questions and answers about returns.',
  'We answer questions by email within a day.',
  'Make a payment, or a deposit is made for you.',
  'The report is made available to every bank.',
  'Make the card active again.',
  'This is the standard for outstanding balances.',
  'The code stands for a reason.',
  'A customer stands at the counter.',
  'The bank takes a few hours, and takes part in FedNow.',
  'An untold number of customers must be told.',
  'The customer tells you that the purchase was theirs.',
  'It follows the rules of its own bank.',
  'Money that we hold for your customers stays theirs.',
  'Come back later, or when you come back, sign in.',
  'The Fedwire business day starts the evening before.',
  'Within 10 business days, as Regulation E requires, or on the next business day.',
  'A check that does not match one of yours is declined.',
  'That makes the file provable.',
  'In July 2026, or in the July 2026 statement.',
  'First try it in the sandbox, then try again.',
  'Ask someone else, or else wait.',
  'It plays a role in each return.',
  'Programs that hold deposits need a partner bank.',
  'In the way of progress, by the way.',
  'Same Day ACH settles on the same day.',
  'A paper check costs more than an electronic one.',
  'If there is none, the field is null.',
  'May 5, 2026 and Nov 21, 2026, but not `2026-11-21` or "2026-11-21".',
  'The file ach-2026-11-21.csv or 2026-11-21.csv, at 2026-11-21T10:00:00Z, [here](/updates/2026-11-21/x).',
  'Version 5.11.2026.1 of file 5-11-2026.csv, at 10.0.0.1, and `5.11.2026`.',
  'On May 5, from Nov 26 to 29, and the 3rd May never work.',
  'It works 24/7/365, on lines 12/31/40/41, and 1/2 of 45/31/26.',
  'Not "anew", “comes back” or the field `somebody`.',
  'A {fact:cut-off-anew} and a [link](/updates/cut-off) to https://a.example/anew.',
  'A repair shop takes cards.',
])('%j is good', (text) => {
  expect(found(text)).toEqual([]);
});

test('phrases are whole words of one sentence, in any case and on any number of lines', () => {
  expect(found('SOMEBODY, of\n  your own.').map(([phrase]) => phrase)).toEqual([
    'SOMEBODY',
    'of\n  your own',
  ]);
  expect(found('Fasten it. Anewly mended? Commendable.').map(([phrase]) => phrase)).toEqual(['mended']);
  expect(found('That comes. Back to work.')).toEqual([]);
});

test('of phrases of one rule that overlap, one is reported', () => {
  expect(found('It is in its answer with a code.').map(([phrase]) => phrase)).toEqual(['in its answer']);
});

test('braces are expanded', () => {
  expect(expandBraces('{is,are} {made,got}')).toEqual(['is made', 'is got', 'are made', 'are got']);
});
