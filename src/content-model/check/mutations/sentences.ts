/** Sentences that entries put before real ones, in each kind of content in turn. */
import type { ContentEdit } from './mutation';

/** A file of each kind of content, and a sentence in it. */
const places: readonly (readonly [file: string, before: string])[] = [
  ['products/wires.yaml', 'The IMAD identifies the wire in Fedwire'],
  ['documentation/fedach.md', 'ACH moves entries in batches.'],
  ['updates/fednow-ceiling.md', 'No money has moved in that case.'],
  ['solutions/payroll.yaml', 'For large or late funding, ask the employer'],
  ['codes/ach-returns.yaml', 'The account existed, but the customer or the bank has closed it.'],
  ['company/security.md', 'Every request uses TLS.'],
  ['home.yaml', 'What software companies build with the API.'],
  ['documentation/idempotency.md', 'Without a key you have two bad choices.'],
  ['api/resources/ach-transfer.yaml', 'Use it for payroll, collections and any payment'],
  ['fees.yaml', 'We charge for technology.'],
];

/** Puts a sentence before one of the content. `index` chooses the place. */
export function inTurn(name: string, sentence: string, index: number): ContentEdit {
  const [file = '', before = ''] = places[index % places.length] ?? [];
  return { name, file, from: before, to: `${sentence} ${before}` };
}
