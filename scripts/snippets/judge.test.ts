import { smallApi } from '../../tests/unit/sample-api';
import { faultOf, requestIn } from './judge';

const hosts = ['https://api.quayside.example', 'https://sandbox.quayside.example'];

test.each([
  ["curl -X POST \\\n  https://api.quayside.example/parcels \\\n  -H 'a: b'", 'POST', '/parcels'],
  ["curl -X GET \\\n  'https://sandbox.quayside.example/parcels?limit=1'", 'GET', '/parcels'],
  ['curl https://api.quayside.example/parcels', 'GET', '/parcels'],
  ["curl https://api.quayside.example/parcels -d '{}'", 'POST', '/parcels'],
])('%j asks for %s %s', (code, method, path) => {
  expect(requestIn(code, hosts)).toEqual({ method, path });
});

test('code that calls somebody else is no request of the API', () => {
  expect(requestIn('curl https://elsewhere.example/', hosts)).toBeUndefined();
});

describe('an answer', () => {
  const request = { method: 'POST', path: '/parcels' };
  const answer = { status: 200, body: '{}', errors: '' };
  const fits = () => [];

  test('that fits is in order', () => {
    expect(faultOf(request, answer, smallApi, fits)).toBeUndefined();
  });

  test.each([
    ['to an unknown request', { path: '/boxes' }, {}, 'the API has no such operation'],
    ['that did not come', {}, { status: 0, errors: 'no route\n' }, 'nothing came back: no route'],
    ['with another status', {}, { status: 422, body: 'wrong' }, 'the answer was 422: wrong'],
  ])('%s is a fault', (_name, asked, came, words) => {
    expect(faultOf({ ...request, ...asked }, { ...answer, ...came }, smallApi, fits)).toBe(words);
  });

  test('that does not fit its schema is a fault', () => {
    const validate = jest.fn(() => [{ path: ['data', '0'], message: 'is odd', fix: '' }]);
    expect(faultOf(request, answer, smallApi, validate)).toBe('data.0: is odd');
    expect(validate).toHaveBeenCalledWith(
      '#/paths/~1parcels/post/responses/200/content/application~1json/schema',
      {},
    );
  });
});
