import { smallApi } from '../../../tests/unit/sample-api';
import { valueAt } from './pointer';
import { servedDescription } from './served';

const variables = new Map([
  ['brand', 'Quayside'],
  ['urls.sandbox_api', 'https://sandbox.example'],
]);
const served = servedDescription(smallApi, variables) as {
  info: { title: string };
  paths: Record<string, Record<string, never>>;
  components: { schemas: Record<string, { properties: Record<string, object> }>; examples: object };
};
const contentOf = (path: string, method: string, status: string): unknown =>
  valueAt(served, ['paths', path, method, 'responses', status, 'content', 'application/json']);

test('variables are interpolated', () => {
  expect(served.info.title).toBe('Quayside API');
});

test('the values of a field become an enum, with their meanings next to it', () => {
  expect(served.components.schemas.parcel?.properties.status).toEqual({
    description: 'Where it is.',
    type: 'string',
    enum: ['sent', 'lost'],
    'x-enumDescriptions': { sent: 'On its way.', lost: 'Its location is unknown.' },
    examples: ['sent'],
  });
});

test('a response with the unchanged object refers to its example, another has its own', () => {
  expect(contentOf('/parcels', 'post', '200')).toEqual({
    schema: { $ref: '#/components/schemas/parcel' },
    examples: { parcel: { $ref: '#/components/examples/parcel' } },
  });
  expect(contentOf('/simulations/parcels/{id}/lose', 'post', '200')).toEqual({
    schema: { $ref: '#/components/schemas/parcel' },
    examples: {
      parcel: { value: expect.objectContaining({ id: 'parcel_1', status: 'lost' }) },
      'Lost, then sent': { value: expect.objectContaining({ id: 'parcel_1', status: 'sent' }) },
    },
  });
  expect(served.components.examples).toHaveProperty('parcel.value.weight', 500);
});

test('every response has the ID of the request', () => {
  const header = { 'Request-Id': { $ref: '#/components/headers/request_id' } };
  expect(valueAt(served, ['paths', '/parcels', 'get', 'responses', '200', 'headers'])).toEqual(header);
  expect(valueAt(served, ['components', 'responses', 'rate_limited', 'headers'])).toEqual(header);
  expect(valueAt(served, ['paths', '/parcels', 'get', 'responses', '429'])).toEqual({
    $ref: '#/components/responses/rate_limited',
  });
});

test('only simulations have a server, which is the sandbox', () => {
  const serversOf = (path: string) => valueAt(served, ['paths', path, 'post', 'servers']);
  expect(serversOf('/simulations/parcels/{id}/lose')).toEqual([
    { url: 'https://sandbox.example', description: expect.stringContaining('sandbox') },
  ]);
  expect(serversOf('/parcels')).toBeUndefined();
});

test('a request has an example of its body', () => {
  const path = ['paths', '/parcels', 'post', 'requestBody', 'content', 'application/json', 'example'];
  expect(valueAt(served, path)).toEqual({ weight: 500 });
});
