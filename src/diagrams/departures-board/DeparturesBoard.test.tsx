import { TextEncoder } from 'node:util';
import { act, render, screen, within } from '@testing-library/react';
import { DeparturesBoard } from './DeparturesBoard';
import { rows } from './fixtures';

const board = <DeparturesBoard rows={rows} builtAt="2026-11-18T02:30:00Z" />;
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

function openAt(iso: string) {
  jest.useFakeTimers({ now: new Date(iso) });
  return render(board);
}

/** Text of a rail's cells, trimmed. */
function cellsOf(rail: RegExp): string[] {
  const row = screen.getByRole('row', { name: rail });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');
}

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('printed, in the HTML', () => {
  async function printed(): Promise<HTMLElement> {
    // The server renderer needs TextEncoder, which jsdom lacks.
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server');
    const container = document.createElement('div');
    container.innerHTML = renderToString(board);
    document.body.replaceChildren(container);
    return container;
  }

  test('it is the timetable', async () => {
    await printed();
    expect(headings()).toEqual(['Rail', 'Runs', 'Cutoffs', 'Funds settle', 'Limit']);
    expect(cellsOf(/Same Day ACH/)).toEqual([
      'Banking days',
      '10:30, 14:45, 16:45 ET',
      '13:00, 17:00, 18:00 ET',
      '$1,000,000',
    ]);
    expect(cellsOf(/Real-Time/)).toEqual(['Every day', 'never closes', 'in seconds', '$10,000,000']);
    expect(cellsOf(/Check/)).toEqual(['Banking days', '14:00 ET', 'next banking day', 'per program']);
  });

  test('it shows the day of the build, in Eastern Time', async () => {
    await printed();
    const day = screen.getByText('Tue, Nov 17, 2026');
    expect(day).toHaveAttribute('dateTime', '2026-11-17');
  });

  test('hydration reports no mismatch', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:21:07Z') });
    const complaints = jest.spyOn(console, 'error');
    const container = await printed();
    render(board, { container, hydrate: true });
    expect(screen.getByText('Fri, Nov 20, 2026 · 16:21:07 ET')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('live', () => {
  test('the board of a Friday afternoon', () => {
    openAt('2026-11-20T21:21:07Z');
    expect(headings()).toEqual(['Rail', 'Now', 'Next cutoff', 'Funds settle', 'Limit']);
    expect(cellsOf(/^Same Day ACH.* window 3/)).toEqual([
      'Closing',
      '16:45 ET · in 24 min',
      '18:00 ET today',
      '$1,000,000',
    ]);
    expect(cellsOf(/^Real-Time Payments/)).toEqual(['Open', 'never closes', 'in seconds', '$10,000,000']);
    expect(cellsOf(/^Fedwire/)).toEqual(['Open', '18:45 ET · in 2 h 24 min', 'on acceptance', 'none']);
    expect(cellsOf(/^Check image/)).toEqual(['Closed', 'Mon 14:00 ET', 'Tue Nov 24', 'per program']);
  });

  test('the board of a Saturday', () => {
    openAt('2026-11-21T17:00:00Z');
    expect(cellsOf(/^Same Day ACH.* window 1/).slice(0, 3)).toEqual([
      'Closed',
      'Mon 10:30 ET',
      'Mon 13:00 ET',
    ]);
    expect(cellsOf(/^Fedwire/).slice(0, 2)).toEqual(['Closed', 'Mon 18:45 ET · opens Sun 21:00']);
  });

  test('each row links to its product', () => {
    openAt('2026-11-20T21:21:07Z');
    const links = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(rows.map(({ href }) => href));
  });

  test('clock and rows follow the time, past a cutoff too', () => {
    openAt('2026-11-20T21:44:58Z');
    expect(cellsOf(/^Same Day ACH/)[1]).toBe('16:45 ET · in 2 s');
    pass(1);
    expect(screen.getByText('Fri, Nov 20, 2026 · 16:44:59 ET')).toBeVisible();
    expect(cellsOf(/^Same Day ACH/)[1]).toBe('16:45 ET · in 1 s');
    pass(2);
    expect(cellsOf(/^Same Day ACH.* window 1/).slice(0, 2)).toEqual(['Closed', 'Mon 10:30 ET']);
  });
});

describe('announcements', () => {
  /** Everything that the status element has announced, in order. */
  function listen(): string[] {
    const said: string[] = [];
    const status = screen.getByRole('status');
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  }

  async function passAndHear(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      await act(async () => jest.advanceTimersByTime(1000));
    }
  }

  test('going live announces nothing', () => {
    openAt('2026-11-20T21:21:07Z');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a change of status is announced once, and nothing in between', async () => {
    openAt('2026-11-20T21:14:58Z');
    const said = listen();
    await passAndHear(150);
    expect(said).toEqual(['Same Day ACH is closing: 16:45 ET, in 30 minutes.']);
  });

  test.each([
    ['2026-11-20T21:45:00Z', 'Same Day ACH is closed. Next cutoff: Mon 10:30 ET.'],
    ['2026-11-20T15:30:00Z', 'Same Day ACH is open. Next cutoff: 14:45 ET.'],
    ['2026-11-23T01:59:59Z', 'Fedwire, customer transfers is open. Next cutoff: Mon 18:45 ET.'],
    [
      '2026-11-20T04:59:59Z',
      'Same Day ACH is open. Next cutoff: 10:30 ET. Check image deposit is open. Next cutoff: 14:00 ET.',
    ],
  ])('a second after %s: %s', async (iso, words) => {
    openAt(iso);
    const said = listen();
    await passAndHear(5);
    expect(said).toEqual([words]);
  });
});

test("the holidays are those of the current year, not of the build's", () => {
  // The day before Thanksgiving of 2034.
  openAt('2034-11-22T15:00:00Z');
  expect(screen.getByRole('row', { name: /Check/ })).toHaveTextContent('Fri Nov 24');
});
