import { smallApi } from '../../../tests/unit/sample-api';
import type { Schema } from '../../content-model/api/openapi';
import { groupsOf } from './resource';

const [mail, money] = groupsOf(smallApi);
const parcel = mail?.resources[0];

test('resources are grouped under their headings, in order', () => {
  expect(groupsOf(smallApi).map(({ name, rail }) => [name, rail])).toEqual([
    ['Mail', 'ach'],
    ['Money', null],
  ]);
  expect(money?.resources.map(({ slug, singular }) => [slug, singular])).toEqual([
    ['air-mail-stamps', 'Air-mail stamp'],
  ]);
});

test('fields are in reading order, nested ones after their parent and one level deeper', () => {
  expect(parcel?.fields.map(({ path, depth, kind }) => `${depth} ${path}: ${kind}`)).toEqual([
    '0 id: string',
    '0 weight: integer, grams',
    '0 status: string',
    '0 route: object or null',
    '1 route.depot: string',
    '0 stamps: list of objects',
    '0 note: string',
    '0 type: string',
  ]);
});

test('a field with another resource’s objects or IDs links to it', () => {
  expect(parcel?.fields.find(({ name }) => name === 'stamps')?.references).toBe('stamp');
  expect(money?.resources[0]?.fields[0]?.references).toBe('parcel');
  expect(parcel?.fields.find(({ name }) => name === 'id')?.references).toBeNull();
});

test('a field lists its values with their meanings', () => {
  expect(parcel?.fields.find(({ name }) => name === 'status')?.values).toEqual([
    { value: 'sent', text: 'On its way.' },
    { value: 'lost', text: 'Its location is unknown.' },
  ]);
});

test('an operation’s request is derived from examples', () => {
  expect(parcel?.operations.map(({ request }) => request)).toEqual([
    { method: 'GET', path: '/parcels?depot=north+side', sandbox: true },
    { method: 'POST', path: '/parcels', key: 'create-parcel-1', sandbox: true, body: '{"weight":500}' },
  ]);
  expect(parcel?.simulations[0]?.request.path).toBe('/simulations/parcels/parcel_1/lose');
});

test('the response of an operation is an example with its changes; that of a list is a page with one object', () => {
  const [list, create] = parcel?.operations ?? [];
  const object = { id: 'parcel_1', weight: 500, status: 'sent', route: null, type: 'parcel' };
  expect(create?.response).toMatchObject(object);
  expect(parcel?.simulations[0]?.response).toMatchObject({ ...object, status: 'lost' });
  expect(parcel?.simulations[0]?.samples).toEqual([
    { name: 'Lost, then sent', example: expect.objectContaining(object), changes: ['status'] },
  ]);
  expect(list?.response).toMatchObject({ data: [object], next_cursor: null });
});

test('the example of an event is about the example object', () => {
  const event: Schema = {
    type: 'object',
    properties: { type: { const: 'event' }, category: { type: 'string', examples: ['stamp.created'] } },
    required: ['type', 'category'],
  };
  const { components } = smallApi;
  const api = { ...smallApi, components: { ...components, schemas: { ...components.schemas, event } } };
  expect(groupsOf(api)[0]?.resources[0]?.event).toEqual({
    type: 'event',
    category: 'parcel.created',
    associated_object_type: 'parcel',
    associated_object_id: 'parcel_1',
  });
  expect(parcel?.event).toBeNull();
});
