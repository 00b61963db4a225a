import { withVariants } from './variants';

const source = {
  type: 'object',
  properties: {
    category: { $ref: '#/components/schemas/entry_category' },
    amount: { type: 'integer' },
    card: { type: 'object', properties: { last4: { type: 'string' } } },
  },
  required: ['category', 'amount'],
};
const served = withVariants({
  components: {
    schemas: {
      entry_category: { type: 'string', enum: ['card', 'other'] },
      entry: { type: 'object', properties: { source }, required: ['source'] },
    },
  },
}) as { components: { schemas: { [name: string]: { properties: { [name: string]: object } } } } };

test('an object whose part depends on its category has a variant for each category', () => {
  const { entry, entry_source_card: card, entry_source_other: other } = served.components.schemas;
  expect(entry?.properties.source).toEqual({
    oneOf: [
      { $ref: '#/components/schemas/entry_source_card' },
      { $ref: '#/components/schemas/entry_source_other' },
    ],
    discriminator: {
      propertyName: 'category',
      mapping: {
        card: '#/components/schemas/entry_source_card',
        other: '#/components/schemas/entry_source_other',
      },
    },
  });
  expect(card).toMatchObject({
    properties: { category: { const: 'card' }, amount: { type: 'integer' }, card: {} },
    required: ['category', 'amount', 'card'],
  });
  expect(other).toMatchObject({ required: ['category', 'amount'] });
  expect(other?.properties).not.toHaveProperty('card');
});
