import type { BoardRow } from './board-rows';

/** Rows for tests, one of each kind of schedule. */
export const rows: readonly BoardRow[] = [
  {
    id: 'ach',
    rail: 'ach',
    name: 'Same Day ACH',
    schedule: {
      kind: 'windows',
      windows: [
        { name: 'window 1', cutoff: '10:30', settlement: '13:00' },
        { name: 'window 2', cutoff: '14:45', settlement: '17:00' },
        { name: 'window 3', cutoff: '16:45', settlement: '18:00' },
      ],
    },
    settles: '',
    timetable: '10:30, 14:45, 16:45 ET',
    limit: '$1,000,000',
    href: '/products/ach',
  },
  {
    id: 'rtp',
    rail: 'rtp',
    name: 'Real-Time Payments',
    schedule: { kind: 'always' },
    settles: 'in seconds',
    timetable: 'never closes',
    limit: '$10,000,000',
    href: '/products/real-time-payments',
  },
  {
    id: 'wires',
    rail: 'wires',
    name: 'Fedwire, customer transfers',
    schedule: { kind: 'span', opens: '21:00', closes: '18:45' },
    settles: 'on acceptance',
    timetable: '18:45 ET',
    limit: 'none',
    href: '/products/wires',
  },
  {
    id: 'checks',
    rail: 'checks',
    name: 'Check image deposit',
    schedule: { kind: 'daily', cutoff: '14:00' },
    settles: '',
    timetable: '14:00 ET',
    limit: 'per program',
    href: '/products/checks',
  },
];
