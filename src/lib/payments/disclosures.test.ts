import { type DisclosureOptions, noDisclosures, optionsFrom, paragraphsOf } from './disclosures';

const texts = {
  blocks: [
    { id: 'general', paragraphs: ['not a bank', 'cards'] },
    { id: 'deposit_placement', paragraphs: ['placement'] },
    { id: 'fdic_status', paragraphs: ['status'] },
  ],
  sample: ['fictional'],
};

test.each<[string, DisclosureOptions, boolean, string[]]>([
  ['by default the general ones alone', {}, false, ['not a bank', 'cards']],
  ['while the banks are samples, that too', {}, true, ['not a bank', 'cards', 'fictional']],
  ['with deposit placement', { deposit_placement: true }, false, ['not a bank', 'cards', 'placement']],
  ['with FDIC status', { fdic_status: true }, false, ['not a bank', 'cards', 'status']],
  [
    'all of them, in one order',
    { fdic_status: true, deposit_placement: true, general: true },
    true,
    ['not a bank', 'cards', 'placement', 'status', 'fictional'],
  ],
  ['without the general ones', { general: false, fdic_status: true }, true, ['status', 'fictional']],
  ['none', noDisclosures, false, []],
  ['none, so that nothing is called a sample', noDisclosures, true, []],
])('%s', (_what, options, sample, paragraphs) => {
  expect(paragraphsOf(texts, options, sample)).toEqual(paragraphs);
});

test.each<[Queries.OptionalDisclosure[], string[]]>([
  [[], ['not a bank', 'cards']],
  [['fdic_status'], ['not a bank', 'cards', 'status']],
  [['deposit_placement'], ['not a bank', 'cards', 'placement']],
  [
    ['fdic_status', 'deposit_placement'],
    ['not a bank', 'cards', 'placement', 'status'],
  ],
])('a page that lists %j', (listed, paragraphs) => {
  expect(paragraphsOf(texts, optionsFrom(listed), false)).toEqual(paragraphs);
});
