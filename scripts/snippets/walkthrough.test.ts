import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Recorder, startRecorder } from './recorder';
import { runScript, scriptOf, walkthroughFaults } from './walkthrough';

const host = 'https://sandbox.quayside.example';
const codes = [
  `export KEY="a key"\nAPI=${host}`,
  'PARCEL_ID=$(curl --silent --fail-with-body "$API/parcels" -H "Authorization: $KEY" \\\n  -d \'{}\' | jq -r .id)',
  'curl --silent --fail-with-body "$API/parcels/$PARCEL_ID?full=1" | jq -r .id',
];

const server = createServer((asked, response) => {
  const known = asked.url === '/parcels' || asked.url === '/parcels/parcel_1?full=1';
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(known ? { id: 'parcel_1' } : {}));
});
let recorder: Recorder;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  recorder = await startRecorder(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => recorder.end());
afterAll(() => void server.close());

const run = async (blocks: readonly string[]) => {
  const outcome = await runScript(scriptOf(blocks, [host], recorder.origin));
  const faultOf = ({ response: { status } }: { response: { status: number } }) =>
    status === 200 ? undefined : `the response was ${status}`;
  return { outcome, faults: walkthroughFaults(blocks, outcome, recorder.exchanges, faultOf) };
};

test('commands run in order in one shell: a later one uses what an earlier one stored', async () => {
  const { outcome, faults } = await run(codes);
  expect(outcome).toEqual({ status: 0, output: 'parcel_1\n' });
  expect(recorder.exchanges).toEqual([
    { method: 'POST', path: '/parcels', response: { status: 200, body: '{"id":"parcel_1"}', errors: '' } },
    {
      method: 'GET',
      path: '/parcels/parcel_1',
      response: { status: 200, body: '{"id":"parcel_1"}', errors: '' },
    },
  ]);
  expect(faults).toEqual([]);
});

test.each([
  ['a request that the API refuses', [...codes, 'curl "$API/boxes"'], ['GET /boxes: the response was 404']],
  [
    'a command that fails',
    [...codes, 'echo "no $PLACE"'],
    [expect.stringMatching(/^the commands ended with 1: /)],
  ],
  [
    'a field that is not there',
    [...codes, 'curl "$API/parcels" | jq -r .name'],
    [expect.stringMatching(/null/)],
  ],
  [
    'a request that is not sent',
    [...codes, 'if false; then\ncurl "$API/parcels"\nfi'],
    ['3 calls of cURL sent 2 requests'],
  ],
  ['a page without requests', ['echo done'], ['0 calls of cURL sent 0 requests']],
])('%s is a fault', async (_what, blocks, expected) => {
  expect((await run(blocks)).faults).toEqual(expected);
});

test('a server that is away is a fault of the request', async () => {
  const away = await startRecorder('http://127.0.0.1:1');
  await runScript(scriptOf(['curl --silent "$API/parcels"'], [], away.origin).replace('$API', away.origin));
  expect(away.exchanges).toMatchObject([{ method: 'GET', path: '/parcels', response: { status: 502 } }]);
  away.end();
});

describe('the jq for machines without one', () => {
  const input = JSON.stringify({
    id: 'a',
    n: 3,
    in: { b: 'c' },
    data: [
      { x: 1, y: { z: 'q' } },
      { x: 2, y: {} },
    ],
  });
  const jq = (...args: string[]) =>
    spawnSync(process.execPath, [join(__dirname, 'jq.cjs'), ...args], { input, encoding: 'utf8' }).stdout;

  test.each([
    [['-r', '.id'], 'a\n'],
    [['.id'], '"a"\n'],
    [['.n'], '3\n'],
    [['-r', '.in.b'], 'c\n'],
    [['-r', '.none.b'], 'null\n'],
    [['-r', '.data[] | [.x, .y.z] | @tsv'], '1\tq\n2\t\n'],
  ])('%j gives %j', (args, expected) => {
    expect(jq(...args)).toBe(expected);
  });
});
