import type { Foundations } from '../reading/foundations';
import { ordinaryIn, ordinaryNames, ownNames, typedName } from './names';

const foundations = (brand: string): Foundations => ({
  origin: 'https://own.example',
  variables: new Map([
    ['brand', brand],
    ['domain', 'own.example'],
    ['card_issuer', 'Fernhill Sample Bank, N.A.'],
    ['card_network', 'Worldwide Cards Incorporated'],
  ]),
  banks: [{ name: 'Fernhill Sample Bank, N.A.' }, { name: 'Oakdale Bank' }],
  factsAreKnown: true,
  clocksAreKnown: true,
});

const found = (text: string, brand = 'Quayside', ordinary: readonly string[] = []) => {
  const name = typedName(text, ownNames(foundations(brand), ordinary));
  return name && [name.typed, name.own.variable];
};

test.each([
  ['Ask Quayside.', ['Quayside', 'brand']],
  ['Ask quayside.', ['quayside', 'brand']],
  ['Ask Quaysides.', ['Quaysides', 'brand']],
  ['Along quaysides, ask Quayside.', ['Quayside', 'brand']],
  ['Ask Quay Side.', ['Quay Side', 'brand']],
  ['Ask Quyaside.', ['Quyaside', 'brand']],
  ['Ask Quaysid.', ['Quaysid', 'brand']],
  ['At Fernhill Sample Bank, N.A. today', ['Fernhill Sample Bank, N.A.', 'card_issuer']],
  ['At Fernhill Sample Bank today', ['Fernhill Sample Bank', 'card_issuer']],
  ['At Oakdale today', ['Oakdale', 'banks']],
  ['From Worldwide Cards Incorporated', ['Worldwide Cards Incorporated', 'card_network']],
])('%j has %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'A quay side by side with another.',
  'See https://elsewhere.example/quayside for it.',
  'The fern hill is green, and an oak dale too.',
  'Quasar and Quarterly are other words.',
])('%j has none', (text) => {
  expect(found(text)).toBeUndefined();
});

describe('a brand that is an ordinary word', () => {
  const ordinary = ['Increase'];

  test('is found with its capital within a sentence only', () => {
    expect(found('Your code calls Increase.', 'Increase', ordinary)).toEqual(['Increase', 'brand']);
    for (const text of [
      'Increase the limit.',
      'An increase helps.',
      'It increases.',
      'See https://www.nacha.org/rules/Increase-the-limit.',
      'Incase and Decrease are words.',
    ])
      expect(found(text, 'Increase', ordinary)).toBeUndefined();
  });

  test('is in lowercase in several files', () => {
    expect(ordinaryIn('An increase, and `increase`.', ['Increase'])).toEqual(['Increase']);
    expect(ordinaryIn('https://a.example/increase and `increase`', ['Increase'])).toEqual([]);
    expect(ordinaryNames([['Increase'], ['Increase'], ['Increase'], ['Other']])).toEqual(['Increase']);
  });
});
