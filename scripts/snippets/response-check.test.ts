import { smallApi } from '../../tests/unit/sample-api';
import { requestIn, responseError } from './response-check';

const hosts = ['https://api.quayside.example', 'https://sandbox.quayside.example'];

test.each([
  ["curl -X POST \\\n  https://api.quayside.example/parcels \\\n  -H 'a: b'", 'POST', '/parcels'],
  ["curl -X GET \\\n  'https://sandbox.quayside.example/parcels?limit=1'", 'GET', '/parcels'],
  ['curl https://api.quayside.example/parcels', 'GET', '/parcels'],
  ["curl https://api.quayside.example/parcels -d '{}'", 'POST', '/parcels'],
])('%j asks for %s %s', (code, method, path) => {
  expect(requestIn(code, hosts)).toEqual({ method, path });
});

test("code that calls another host isn't an API request", () => {
  expect(requestIn('curl https://elsewhere.example/', hosts)).toBeUndefined();
});

describe('a response', () => {
  const request = { method: 'POST', path: '/parcels' };
  const response = { status: 200, body: '{}', errors: '' };
  const fits = () => [];

  test('that matches is valid', () => {
    expect(responseError(request, response, smallApi, fits)).toBeUndefined();
  });

  test.each([
    ['to an unknown request', { path: '/boxes' }, {}, 'the API has no such operation'],
    ['that is missing', {}, { status: 0, errors: 'no route\n' }, 'no response: no route'],
    ['with another status', {}, { status: 422, body: 'wrong' }, 'the status is 422: wrong'],
    ['that is cut off', {}, { body: '{"id":' }, 'the body is not JSON: {"id":'],
  ])('%s is reported', (_name, changes, received, error) => {
    expect(responseError({ ...request, ...changes }, { ...response, ...received }, smallApi, fits)).toBe(
      error,
    );
  });

  test("that doesn't match its schema is reported", () => {
    const validate = jest.fn(() => [{ path: ['data', '0'], message: 'is odd', fix: '' }]);
    expect(responseError(request, response, smallApi, validate)).toBe('data.0: is odd');
    expect(validate).toHaveBeenCalledWith(
      '#/paths/~1parcels/post/responses/200/content/application~1json/schema',
      {},
    );
  });
});
