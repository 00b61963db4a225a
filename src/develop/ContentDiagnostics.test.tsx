import { act, render, screen, within } from '@testing-library/react';
import type { CheckData } from '../content-model/check/diagnostics/data';
import { ContentDiagnostics } from './ContentDiagnostics';

const none: CheckData = { errors: 0, warnings: 0, diagnostics: [] };
const broken: CheckData = {
  errors: 1,
  warnings: 0,
  diagnostics: [
    {
      file: 'content/navigation.yaml',
      line: 10,
      column: 15,
      severity: 'error',
      message: 'icon: "bacth" is not known',
      fix: 'did you mean "batch"?',
      excerpt: [
        { number: 9, text: '  - name: ACH' },
        { number: 10, text: '    icon: bacth', mark: { start: 10, length: 5 } },
      ],
    },
  ],
};

let served: CheckData | undefined;
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
  expect(alert.getByText('bacth')).toBeVisible();
  expect(alert.getByText('→ did you mean "batch"?')).toBeVisible();

  served = undefined;
  await afterPoll();
  expect(screen.getByRole('alert')).toBeVisible();

  served = none;
  await afterPoll();
  expect(screen.queryByRole('alert')).toBeNull();
});
