import { render, screen } from '@testing-library/react';
import { Timetable } from './Timetable';
import type { TimetableService } from './timetable-data';

const ferry: TimetableService = {
  id: 'ferry',
  name: 'Ferry',
  kind: 'windows',
  windows: [{ name: 'morning', cutoff: { value: '10:30' }, settlement: { value: '11:15' } }],
  opens: null,
  cutoff: null,
  settlement: null,
  settled_by: null,
  settles: '11:15',
};
const bridge: TimetableService = {
  ...ferry,
  id: 'bridge',
  name: 'Bridge',
  kind: 'always',
  windows: [],
  rail: 'ach',
};

const legend = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

test('two pictures, one for each width, have a name and are described by the sentences', () => {
  render(<Timetable name="Crossings" services={[ferry]} />);
  const pictures = screen.getAllByRole('img', { name: 'Crossings: timetable', hidden: true });
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleDescription(
      'Ferry, morning: takes entries until 10:30 a.m. ET and settles at 11:15 a.m. ET.',
    );
    expect(picture).toHaveTextContent('10:30');
    expect(picture).toHaveTextContent('11:15');
  }
});

test("the figure isn't named after its sentences, which follow the picture", () => {
  render(<Timetable name="Crossings" services={[ferry]} />);
  expect(screen.getByRole('figure')).not.toHaveAccessibleName();
});

test('time runs to the right in one and down in the other', () => {
  render(<Timetable name="Crossings" services={[ferry]} />);
  const place = (picture: Element) => {
    const [cutoff, settlement] = [...picture.querySelectorAll('circle[r="8"]')].map((circle) => ({
      x: Number(circle.getAttribute('cx')),
      y: Number(circle.getAttribute('cy')),
    }));
    if (!cutoff || !settlement) throw new Error('A stop is missing.');
    return { x: settlement.x - cutoff.x, y: settlement.y - cutoff.y };
  };
  const [right, down] = screen.getAllByRole('img', { hidden: true }).map(place);
  expect(right).toMatchObject({ y: 0 });
  expect(right?.x).toBeGreaterThan(0);
  expect(down).toMatchObject({ x: 0 });
  expect(down?.y).toBeGreaterThan(0);
});

test('the legend explains only the signs that are shown', () => {
  const { unmount } = render(<Timetable name="Crossings" services={[ferry]} />);
  expect(legend()).toEqual(['you can send', 'our cutoff', 'on its way', 'settlement']);
  unmount();
  render(<Timetable name="Crossings" services={[bridge]} />);
  expect(legend()).toEqual(['settles continuously']);
});

test('a service that never closes has no picture on phones, where the sentence says as much', () => {
  render(<Timetable name="Crossings" services={[bridge]} />);
  expect(screen.getAllByRole('img', { name: 'Crossings: timetable', hidden: true })).toHaveLength(1);
  expect(screen.getByText(/^Bridge: never closes/)).toBeInTheDocument();
});

test('pictures for phones that together have all columns have different names', () => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...ferry, id }));
  render(<Timetable name="Crossings" services={services} />);
  const names = screen
    .getAllByRole('img', { hidden: true })
    .map((picture) => picture.getAttribute('aria-label'));
  expect(names).toEqual([
    'Crossings: timetable',
    'Crossings: timetable, 1 of 2',
    'Crossings: timetable, 2 of 2',
  ]);
});
