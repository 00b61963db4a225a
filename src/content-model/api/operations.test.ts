import { smallApi } from '../../../tests/unit/sample-api';
import { answerOf, isSimulation, operationFor, operationsOf, parametersOf } from './operations';

test('operations come in the order of the file', () => {
  expect(operationsOf(smallApi).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /parcels',
    'post /parcels',
    'post /simulations/parcels/{id}/lose',
  ]);
});

test.each([
  ['GET', '/parcels', 'list_parcels'],
  ['POST', '/parcels', 'create_parcel'],
  ['POST', '/simulations/parcels/parcel_1/lose', 'lose_parcel'],
  ['POST', '/simulations/parcels/{id}/lose', 'lose_parcel'],
  ['DELETE', '/parcels', undefined],
  ['POST', '/simulations/parcels/a/b/lose', undefined],
  ['POST', '/parcels/', undefined],
])('%s %s asks for %s', (method, path, id) => {
  expect(operationFor(method, path, smallApi)?.operation.operationId).toBe(id);
});

test('what is below /simulations is for the sandbox alone', () => {
  expect(isSimulation('/simulations/parcels')).toBe(true);
  expect(isSimulation('/parcels/simulations/')).toBe(false);
});

test('parameters are found by their place, behind references too', () => {
  const list = smallApi.paths['/parcels']?.get;
  if (!list) throw new Error('no list');
  expect(parametersOf(list, smallApi, 'query').map(({ name }) => name)).toEqual(['limit', 'depot']);
  expect(parametersOf(list, smallApi, 'path')).toEqual([]);
  expect(answerOf(list, smallApi)?.description).toBe('A page.');
});
