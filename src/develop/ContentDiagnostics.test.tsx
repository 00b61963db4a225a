import { act, render, screen, within } from '@testing-library/react';
import { ContentDiagnostics, type ServedFault } from './ContentDiagnostics';

const none: readonly ServedFault[] = [];
const broken: readonly ServedFault[] = [
  {
    file: 'content/navigation.yaml',
    line: 10,
    column: 15,
    reason: '"icon" can\'t be "bacth"; did you mean "batch"?',
  },
];

let served: readonly ServedFault[] | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = jest.fn(async () => {
    if (!served) throw new Error('The server is restarting.');
    return { ok: true, text: async () => JSON.stringify(served) } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const afterPoll = () => act(() => jest.advanceTimersByTimeAsync(1000));

test('an error is shown with its line and its fix, and disappears once it is fixed', async () => {
  served = none;
  render(<ContentDiagnostics />);
  await afterPoll();
  expect(screen.queryByRole('alert')).toBeNull();

  served = broken;
  await afterPoll();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('content/navigation.yaml:10:15')).toBeVisible();
  expect(alert.getByText(/did you mean "batch"/)).toBeVisible();

  served = undefined;
  await afterPoll();
  expect(screen.getByRole('alert')).toBeVisible();

  served = none;
  await afterPoll();
  expect(screen.queryByRole('alert')).toBeNull();
});
