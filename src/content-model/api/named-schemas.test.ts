import { smallApi } from '../../../tests/unit/sample-api';
import type { Json } from './json';
import { withNamedSchemas } from './named-schemas';
import { valueAt } from './pointer';
import { servedDescription } from './served';

const api = servedDescription(smallApi, new Map());
const schemas = (description: Json) => (description.components as { schemas: Json }).schemas;

/** A description with these schemas alone. */
const withSchemas = (own: Json): Json => ({ components: { schemas: own } });

test('a reference to a field leads to a component, to which the field refers', () => {
  const named = withNamedSchemas(api);
  const weight = { $ref: '#/components/schemas/parcel_weight' };
  expect(schemas(named).parcel_weight).toEqual(
    valueAt(api, ['components', 'schemas', 'parcel', 'properties', 'weight']),
  );
  expect(valueAt(named, ['components', 'schemas', 'parcel', 'properties', 'weight'])).toEqual(weight);
  const body = ['paths', '/parcels', 'post', 'requestBody', 'content', 'application/json', 'schema'];
  expect(valueAt(named, [...body, 'properties', 'weight'])).toEqual(weight);
});

test('fields within fields have components, too, also if one refers to the other', () => {
  const route = { type: 'object', properties: { depot: { type: 'string' }, last: { type: 'string' } } };
  const named = withNamedSchemas(
    withSchemas({
      parcel: { properties: { route } },
      stamp: {
        properties: {
          route: { $ref: '#/components/schemas/parcel/properties/route' },
          depot: {
            $ref: '#/components/schemas/parcel/properties/route/properties/depot',
            description: 'Where.',
          },
        },
      },
    }),
  );
  expect(schemas(named)).toEqual({
    parcel: { properties: { route: { $ref: '#/components/schemas/parcel_route' } } },
    parcel_route: {
      type: 'object',
      properties: { depot: { $ref: '#/components/schemas/parcel_route_depot' }, last: { type: 'string' } },
    },
    parcel_route_depot: { type: 'string' },
    stamp: {
      properties: {
        route: { $ref: '#/components/schemas/parcel_route' },
        depot: { $ref: '#/components/schemas/parcel_route_depot', description: 'Where.' },
      },
    },
  });
});

test('a name that a schema has already is an error', () => {
  const twice = withSchemas({
    parcel: { properties: { route: { type: 'string' } } },
    parcel_route: { type: 'string' },
    stamp: { $ref: '#/components/schemas/parcel/properties/route' },
  });
  expect(() => withNamedSchemas(twice)).toThrow("can't be a schema named parcel_route");
});
