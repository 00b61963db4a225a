import { contentTypeOf } from './content-types';
import { factsIn } from './fact-use';

const typeOf = (path: string) => {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`${path} is not content`);
  return type;
};

test('facts are found in fields and in texts, each once, in the order of the record', () => {
  const product = {
    lede: 'Up to {fact:rtp-ceiling} at {clock:fedwire-opens}.',
    facts: [
      { fact: 'rtp-hours', label: 'hours' },
      { fact: 'rtp-ceiling', label: 'again' },
    ],
    failures: [{ title: 'Late', text: 'After {fact:rtp-hours}.' }],
  };
  expect(factsIn(typeOf('products/x.yaml'), product)).toEqual(['rtp-ceiling', 'fedwire-opens', 'rtp-hours']);
});

test('facts are found in the body of an article', () => {
  const article = { name: 'Fedwire', body: 'Until {fact:fedwire-customer-cutoff}, not {brand} or {id}.' };
  expect(factsIn(typeOf('documentation/x.md'), article)).toEqual(['fedwire-customer-cutoff']);
});

test('unknown fields are ignored', () => {
  expect(factsIn(typeOf('products/x.yaml'), { internal: { content: '{fact:rtp-ceiling}' } })).toEqual([]);
});
