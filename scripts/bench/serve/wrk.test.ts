import { pauseFor, readLoad } from './wrk';

const output = (p99: string, more = '') => `Running 4s test @ http://127.0.0.1:40001/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.28ms    4.72ms  99.23ms   93.73%
    Req/Sec    25.57k     3.01k   29.21k    88.24%
  Latency Distribution
     50%  812.00us
     75%    1.94ms
     90%    5.57ms
     99%   ${p99}
  101820 requests in 4.01s, 1.86GB read
${more}Requests/sec:  25393.65
Transfer/sec:    474.51MB
`;

test.each([
  ['21.15ms', 21.15],
  ['812.00us', 0.812],
  ['1.20s', 1200],
])('a p99 of %s is read in milliseconds', (text, p99) => {
  expect(readLoad(output(text))).toEqual({ rate: 25393.65, p99, failed: 0 });
});

test('errors of every kind count as failed', () => {
  const errors = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\n';
  expect(readLoad(output('1.00ms', errors)).failed).toBe(100);
});

test('output without figures is an error', () => {
  expect(() => readLoad('unable to connect to 127.0.0.1:1')).toThrow('unable to connect');
});

test('256 connections that pause for 19 ms and wait 1 ms send 12,800 requests a second', () => {
  expect(pauseFor(12_800)).toBe(19);
});
