import { interpolate, markedVariables, variablesFrom, withLinks } from './variables';

const brand = {
  name: 'Hal & Yard 2',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {
    sign_in: 'https://in.example',
    sign_up: 'https://up.example',
    status: 'https://status.example',
    documentation: 'https://docs.example',
    api: 'https://api.example',
    sandbox_api: 'https://sandbox.example',
  },
  emails: {
    support: 'help@halyard.example',
    sales: 'sales@halyard.example',
    security: 'security@halyard.example',
    press: 'press@halyard.example',
    privacy: 'privacy@halyard.example',
  },
  emergency_phone: '+1-212-555-0100',
};
const bank = (name: string, issues: boolean) => ({ name, member_fdic: true as const, issues_cards: issues });
const banks = { items: [bank('First Bank', false), bank('Second Bank', true)], card_network: 'the network' };
const facts = [
  { id: 'ceiling', value: 1000000, unit: 'usd' as const },
  { id: 'cutoff', value: '16:45', unit: 'time_et' as const },
];
const variables = variablesFrom({ brand, banks, facts });

test.each([
  ['brand', 'Hal & Yard 2'],
  ['brand_env', 'HAL_YARD_2'],
  ['brand_slug', 'hal-yard-2'],
  ['legal_name', 'Halyard, Inc.'],
  ['domain', 'halyard.example'],
  ['banks', 'First Bank and Second Bank'],
  ['card_issuer', 'Second Bank'],
  ['card_network', 'the network'],
  ['urls.status', 'https://status.example'],
  ['emails.support', 'help@halyard.example'],
  ['emergency_phone', '+1-212-555-0100'],
  ['fact:ceiling', '$1,000,000'],
  ['fact:cutoff', '4:45 p.m. ET'],
  ['clock:cutoff', '16:45'],
  ['clock:ceiling', undefined],
  ['fact:none', undefined],
])('the value of {%s} is %s', (name, word) => {
  expect(variables.get(name)).toBe(word);
});

test.each([
  ['Ask {brand}.', 'Ask Hal & Yard 2.'],
  ['{brand}{brand}', 'Hal & Yard 2Hal & Yard 2'],
  ['Up to {fact:ceiling} by {clock:cutoff}', 'Up to $1,000,000 by 16:45'],
  ['$'.concat('{brand_env}_API_KEY'), '$HAL_YARD_2_API_KEY'],
  ['{"id": "{id}"} { brand } {Brand}', '{"id": "{id}"} { brand } {Brand}'],
  ['{fact:none}', '{fact:none}'],
  ['', ''],
])('%p reads %p', (text, filled) => {
  expect(interpolate(text, variables)).toBe(filled);
});

test('in a marked text, each figure has the ID of its fact, and names stay plain', () => {
  const marked = markedVariables(variables, new Set(['ceiling', 'cutoff']));
  expect(interpolate('{brand}: {fact:ceiling} by {clock:cutoff}', marked)).toBe(
    'Hal & Yard 2: ⟦ceiling:$1,000,000⟧ by ⟦cutoff:16:45⟧',
  );
  expect(variables.get('fact:ceiling')).toBe('$1,000,000');
});

test('where a text is marked, our own definitions stay plain', () => {
  const marked = markedVariables(variablesFrom({ brand, banks, facts }), new Set(['cutoff']));
  expect(interpolate('{fact:ceiling} by {fact:cutoff}', marked)).toBe('$1,000,000 by ⟦cutoff:4:45 p.m. ET⟧');
});

test('with links, email addresses and the status page are marked, and what programs call stays plain', () => {
  expect(interpolate('{emails.support}, {urls.status}, {urls.api}, {brand}', withLinks(variables))).toBe(
    '⟦@:help@halyard.example⟧, ⟦/:https://status.example⟧, https://api.example, Hal & Yard 2',
  );
});
