/** What comes first for which query, in the index of the built site. */
import { findIn, type Index, indexOptions } from '../../src/lib/search/find';
import { siteFolder } from '../support/site';

const docs = '/documentation';

/** Queries, and the page or part that comes first. */
const firstPages = {
  'codes and their names in the API': [
    ['R03', `${docs}/codes/ach-returns/r03`],
    ['\u200bＲ01', `${docs}/codes/ach-returns/r01`],
    ['NSF', `${docs}/codes/ach-returns/r01`],
    ['r20', `${docs}/codes/ach-returns/r20`],
    ['AC03', `${docs}/codes/iso-20022/ac03`],
    ['rate_limited_error', `${docs}/codes/api-errors/rate_limited_error`],
    ['account_frozen_entry_returned_per_ofac_instruction', `${docs}/codes/ach-returns/r16`],
    ['insufficient_funds', `${docs}/codes/ach-returns/r01`],
    ['ACH return codes', `${docs}/codes/ach-returns`],
    ['insufficient funds', `${docs}/codes/ach-returns/r01`],
    ['account closed', `${docs}/codes/ach-returns/r02`],
    ['invalid api key', `${docs}/codes/api-errors/invalid_api_key_error`],
  ],
  'names of articles, in other spellings, and half typed': [
    ['webhooks', `${docs}/webhooks`],
    ['webhook', `${docs}/webhooks`],
    ['webho', `${docs}/webhooks`],
    ['fednow', `${docs}/fednow`],
    ['Check 21', `${docs}/check-21`],
    ['check-21', `${docs}/check-21`],
    ['check21', `${docs}/check-21`],
    ['card disputes', `${docs}/card-disputes`],
    ['rate limits', `${docs}/rate-limits`],
    ['idempotancy', `${docs}/idempotency`],
    ['quickstart', `${docs}/quickstart`],
    ['account numbers', `${docs}/accounts-and-account-numbers`],
    ['check deposits', `${docs}/depositing-checks`],
  ],
  'plain language: the article before a field or a code': [
    ['rate limit', `${docs}/rate-limits`],
    ['idempotency key', `${docs}/idempotency`],
    ['stop payment on a check', `${docs}/sending-checks`],
    ['how do I stop a check?', `${docs}/sending-checks#stop-a-check`],
    ['MICR', `${docs}/check-21`],
    ['mobile deposit', `${docs}/depositing-checks`],
    ['api key', `${docs}/authentication`],
    ['verify a webhook signature', `${docs}/webhooks`],
    ['signing secret', `${docs}/webhooks`],
    ['test mode', `${docs}/sandbox`],
    ['chargeback', `${docs}/card-disputes`],
    ['direct deposit', `${docs}/sending-ach`],
    ['cancel a wire', `${docs}/sending-wires`],
    ['international wire', `${docs}/sending-wires`],
    ['bank holidays', `${docs}/banking-days`],
    ['micro-deposits', `${docs}/account-validation`],
    ['virtual card', `${docs}/issuing-cards`],
    ['KYC', `${docs}/entities`],
    ['FDIC insurance', `${docs}/deposit-placement`],
    ['breaking change', `${docs}/backwards-compatibility`],
    ['python', `${docs}/sdks`],
    ['how do I get started', `${docs}/quickstart`],
    ['same day ach cutoff', `${docs}/fedach`],
    ['create an account', `${docs}/accounts-and-account-numbers`],
    ['send money', `${docs}/quickstart`],
    ['why was my card declined', `${docs}/codes/card-declines`],
  ],
  'facts, by what they say': [
    ['fednow limit', '/facts#fednow-ceiling'],
    ['same-day ach limit', '/facts#ach-same-day-ceiling'],
    ['RTP hours', '/facts#rtp-hours'],
  ],
  'terms of the glossary': [
    ['ODFI', `${docs}/glossary#odfi`],
    ['uetr', `${docs}/glossary#uetr`],
    ['what is a trace number', `${docs}/glossary#trace-number`],
  ],
  'products, solutions, prices and the rest': [
    ['ACH', '/products/ach'],
    ['bank accounts', '/products/bank-accounts'],
    ['payroll', '/solutions/payroll'],
    ['pricing', '/fees'],
    ['fees', '/fees'],
    ['api reference', `${docs}/api`],
    ['facts', '/facts'],
    ['privacy', '/privacy'],
    ['contact', '/contact'],
  ],
  'names in the API, and words that appear only in code': [
    ['settlement_schedule', `${docs}/api/ach-transfers#preferred_effective_date.settlement_schedule`],
    ['ach_transfer.updated', `${docs}/api/ach-transfers#ach_transfer.updated`],
    ['retrieve_wire_transfer', `${docs}/api/wire-transfers#retrieve_wire_transfer`],
    ['card payment elements', `${docs}/api/card-payment-elements`],
    ['timingSafeEqual', '/updates/verify-a-webhook'],
  ],
} as const;

declare global {
  /** Opens the search index of a built site; see environment.cjs. */
  var openSearchIndex: (folder: string, options: object) => Promise<Index>;
}

let index: Index;

beforeAll(async () => {
  index = await openSearchIndex(siteFolder, indexOptions);
});

const hitsFor = async (typed: string) => (await findIn(index, typed)).groups.flatMap(({ hits }) => hits);

for (const [what, queries] of Object.entries(firstPages)) {
  test(`first results: ${what}`, async () => {
    const found: string[][] = [];
    for (const [typed] of queries) found.push([typed, (await hitsFor(typed))[0]?.url ?? '']);
    expect(found).toEqual(queries);
  });
}

test('a note that all codes of a network have is found once', async () => {
  const titles = (await hitsFor('return-rate levels')).flatMap(({ title, parts }) => [
    title,
    ...parts.map((part) => part.title),
  ]);
  const notes = titles
    .map((pieces) => pieces.map(({ text }) => text).join(''))
    .filter((title) => title.startsWith('About all'));
  expect(notes).toEqual([]);
});

test('no page appears twice', async () => {
  for (const typed of ['return', 'amount', 'limit', 'webhook signature', 'RTP vs FedNow']) {
    const pages = (await hitsFor(typed)).map(({ url }) => url.replace(/#.*/, ''));
    expect([typed, new Set(pages).size]).toEqual([typed, pages.length]);
  }
});

test('a comparison of two rails finds the part that compares them', async () => {
  expect((await hitsFor('RTP vs FedNow')).map(({ url }) => url)).toContain(`${docs}/fednow#fednow-or-rtp`);
});

for (const typed of ['postman', 'ebhooks', 'xyzzyq']) {
  test(`"${typed}" finds nothing, not what shares its first letters`, async () => {
    expect(await hitsFor(typed)).toEqual([]);
  });
}
