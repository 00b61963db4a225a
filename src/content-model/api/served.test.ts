import { validate } from '@readme/openapi-parser';
import { smallApi } from '../../../tests/unit/sample-api';
import { valueAt } from './pointer';
import { servedDescription } from './served';

const served = servedDescription(smallApi, new Map([['brand', 'Quayside']])) as {
  info: { title: string };
  paths: Record<string, Record<string, never>>;
  components: { schemas: Record<string, { properties: Record<string, object> }>; examples: object };
};
const contentOf = (path: string, method: string, status: string): unknown =>
  valueAt(served, ['paths', path, method, 'responses', status, 'content', 'application/json']);

test('it is valid OpenAPI', async () => {
  const result = await validate(structuredClone(served) as unknown as Parameters<typeof validate>[0]);
  expect(result.valid || result.errors).toBe(true);
});

test('tokens are filled in', () => {
  expect(served.info.title).toBe('Quayside API');
});

test('the values of a field are an enum, with their meanings beside it', () => {
  expect(served.components.schemas.parcel?.properties.status).toEqual({
    description: 'Where it is.',
    type: 'string',
    enum: ['sent', 'lost'],
    'x-enumDescriptions': { sent: 'On its way.', lost: 'No one knows.' },
    examples: ['sent'],
  });
});

test('an answer with the object as it is refers to its example, another has its own', () => {
  expect(contentOf('/parcels', 'post', '200')).toEqual({
    schema: { $ref: '#/components/schemas/parcel' },
    examples: { parcel: { $ref: '#/components/examples/parcel' } },
  });
  expect(contentOf('/simulations/parcels/{id}/lose', 'post', '200')).toEqual({
    schema: { $ref: '#/components/schemas/parcel' },
    example: expect.objectContaining({ id: 'parcel_1', status: 'lost' }),
  });
  expect(served.components.examples).toHaveProperty('parcel.value.weight', 500);
});

test('a request has an example of its body', () => {
  const path = ['paths', '/parcels', 'post', 'requestBody', 'content', 'application/json', 'example'];
  expect(valueAt(served, path)).toEqual({ weight: 500 });
});
