import { smallApi } from '../../../tests/unit/sample-api';
import { forClients } from './client-types';
import type { Json } from './json';
import { withNamedSchemas } from './named-schemas';
import { valueAt } from './pointer';
import { servedDescription } from './served';

const variables = new Map([['brand', 'Quayside']]);
const page = { $ref: '#/components/parameters/cursor' };
const withCategory = {
  ...smallApi,
  webhooks: { event: { post: { operationId: 'receive_event', security: [] } } },
  paths: {
    ...smallApi.paths,
    '/parcels': {
      ...smallApi.paths['/parcels'],
      get: { ...smallApi.paths['/parcels']?.get, parameters: [page] },
    },
  },
  components: {
    ...smallApi.components,
    schemas: {
      ...smallApi.components.schemas,
      event: { type: 'object', properties: { category: { $ref: '#/components/schemas/event_category' } } },
      event_category: { type: 'string', oneOf: [{ const: 'parcel.lost', description: 'It was lost.' }] },
    },
  },
};
const made: Json = forClients(
  withNamedSchemas(servedDescription(withCategory as typeof smallApi, variables)),
);
const schema = (...keys: string[]) => valueAt(made, ['components', 'schemas', ...keys]);
const operation = (...keys: string[]) => valueAt(made, ['paths', '/parcels', ...keys]);

test('types have names in PascalCase, and so do bodies', () => {
  expect(schema('ParcelList', 'properties', 'data', 'items')).toEqual({
    $ref: '#/components/schemas/Parcel',
  });
  expect(operation('post', 'requestBody', 'content', 'application/json', 'schema')).toEqual({
    $ref: '#/components/schemas/CreateParcelRequest',
  });
  expect(schema('EventObject')).toBeDefined();
});

test('an integer without a maximum has 64 bits', () => {
  expect(schema('ParcelWeight')).toMatchObject({ type: 'integer', format: 'int64' });
});

test('an enum is open in responses and events', () => {
  expect(schema('Parcel', 'properties', 'status')).toMatchObject({
    description: 'Where it is.',
    anyOf: [{ type: 'string', enum: ['sent', 'lost'] }, { type: 'string' }],
  });
  expect(schema('EventCategory', 'enum')).toEqual(['parcel.lost']);
  expect(schema('EventObject', 'properties', 'category', 'anyOf')).toEqual([
    { $ref: '#/components/schemas/EventCategory' },
    { type: 'string' },
  ]);
});

test('each category of events has a webhook with the type of its payload', () => {
  expect(valueAt(made, ['webhooks', 'parcel.lost', 'post'])).toMatchObject({
    operationId: 'receive_parcel_lost_event',
    summary: 'It was lost.',
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ParcelLostEvent' } } },
    },
  });
  expect(schema('ParcelLostEvent', 'allOf', '1', 'properties', 'category')).toEqual({ const: 'parcel.lost' });
});

test('a page of a list links to the next', () => {
  expect(operation('get', 'responses', '200', 'links', 'next')).toMatchObject({
    operationId: 'list_parcels',
    parameters: { cursor: '$response.body#/next_cursor' },
  });
});
