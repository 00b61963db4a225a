import { render, screen } from '@testing-library/react';
import { translate } from '../../../tests/support/page/translate';
import { Clock } from './Clock';

test('the clock of a page that was translated before the board went live', () => {
  const builtAt = '2026-11-18T02:30:00Z';
  const { rerender } = render(<Clock now={null} builtAt={builtAt} />);
  translate();
  rerender(<Clock now={new Date('2026-11-20T21:21:07Z')} builtAt={builtAt} />);
  expect(screen.getByText('Fri, Nov 20, 2026 · 16:21:07 ET')).toBeVisible();
  expect(screen.queryByText(/Printed/)).toBeNull();
});
