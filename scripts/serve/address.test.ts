import { addressFrom } from './address.mjs';

test('a port comes from the command, then from PORT, and is 9000 otherwise', () => {
  expect(addressFrom(['--port', '9100'], { PORT: '9200' })).toEqual({ port: 9100, host: 'localhost' });
  expect(addressFrom([], { PORT: '9200' })).toEqual({ port: 9200, host: 'localhost' });
  expect(addressFrom(['--host', '0.0.0.0'], {})).toEqual({ port: 9000, host: '0.0.0.0' });
});

test.each([
  [['--ports', '9100'], "Unknown option '--ports'"],
  [['9100'], "Unexpected argument '9100'"],
  [['--port', 'abc'], '--port is "abc". Set it to a number from 1 to 65535.'],
])('%j is refused', (args, message) => {
  expect(() => addressFrom(args, {})).toThrow(message);
});
