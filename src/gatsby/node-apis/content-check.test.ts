import type { CreateDevServerArgs } from 'gatsby';
import { rememberFaults } from '../data/content-faults';
import { onCreateDevServer } from './content-check';

test('the development server says what is wrong until it is fixed', () => {
  const fault = { file: 'content/home.yaml', line: 2, column: 1, reason: '"headline" is missing; add it' };
  let served: unknown;
  const get = (_path: string, handler: (request: unknown, response: object) => void) => {
    handler({}, { json: (data: unknown) => (served = data) });
  };
  const ask = () =>
    onCreateDevServer?.({ app: { get } } as unknown as CreateDevServerArgs, { plugins: [] }, () => {});
  rememberFaults(fault.file, [fault]);
  ask();
  expect(served).toEqual([fault]);
  rememberFaults(fault.file, []);
  ask();
  expect(served).toEqual([]);
});
