import { smallApi } from '../../../tests/unit/sample-api';
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

test('operations and simulations are separate', () => {
  expect(parcel?.operations.map(({ name }) => name)).toEqual(['List parcels', 'Create a parcel']);
  expect(parcel?.simulations.map(({ id, changes }) => [id, changes])).toEqual([
    ['lose_parcel', { status: 'lost' }],
  ]);
});

test('a list returns many objects of its resource, with its errors', () => {
  const [list, create] = parcel?.operations ?? [];
  expect([list?.returns, list?.many, list?.errors[0]?.status]).toEqual(['parcel', true, '429']);
  expect([create?.returns, create?.many]).toEqual(['parcel', false]);
});

test('required fields of a body are distinguished from optional ones', () => {
  const create = parcel?.operations[1];
  expect(create?.body.map(({ name, required }) => [name, required])).toEqual([
    ['weight', true],
    ['note', false],
  ]);
});

test('an operation’s request is derived from examples', () => {
  expect(parcel?.operations.map(({ request }) => request)).toEqual([
    { method: 'GET', path: '/parcels?depot=north+side' },
    { method: 'POST', path: '/parcels', body: '{"weight":500}' },
  ]);
  expect(parcel?.simulations[0]?.request.path).toBe('/simulations/parcels/parcel_1/lose');
});

test('events belong to the resource whose name is before the dot', () => {
  expect(parcel?.events).toEqual([{ category: 'parcel.created', text: 'A parcel was made.' }]);
});
