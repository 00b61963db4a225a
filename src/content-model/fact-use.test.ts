import { factsIn } from './fact-use';

test('facts are found in fields and in texts, each once, in the order of the record', () => {
  const product = {
    lede: 'Up to {fact:rtp-ceiling} at {clock:fedwire-opens}.',
    facts: [
      { fact: 'rtp-hours', label: 'hours' },
      { fact: 'rtp-ceiling', label: 'again' },
    ],
    failures: [{ title: 'Late', text: 'After {fact:rtp-hours}.' }],
  };
  expect(factsIn('Product', product)).toEqual(['rtp-ceiling', 'fedwire-opens', 'rtp-hours']);
});

test('facts are found in the body of an article', () => {
  const article = { name: 'Fedwire', body: 'Until {fact:fedwire-customer-cutoff}, not {brand} or {id}.' };
  expect(factsIn('Article', article)).toEqual(['fedwire-customer-cutoff']);
});

test('fields that the type does not know count for nothing', () => {
  expect(factsIn('Product', { internal: { content: '{fact:rtp-ceiling}' } })).toEqual([]);
});
