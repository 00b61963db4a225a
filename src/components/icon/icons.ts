/**
 * The icons as plain data, without React, so that the content check can read their names too.
 * Each is one path on a 16 x 16 grid, drawn with a stroke of 1.5, round caps and joins, and no fill.
 * Lines are on quarter units (.25 or .75), so that one edge of a stroke is sharp on a screen with one pixel per unit.
 */

/** A circle around x, y. */
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A dot, half a unit wider than a line, so that it looks as heavy. */
const dot = (x: number, y: number): string => ring(x, y, 0.25);

/** A rectangle from its top left corner, with corners of radius r. */
const box = (x: number, y: number, w: number, h: number, r = 2): string => {
  const corner = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${w - 2 * r}${corner}${r} ${r}v${h - 2 * r}${corner}${-r} ${r}h${2 * r - w}${corner}${-r} ${-r}v${2 * r - h}${corner}${r} ${-r}z`;
};

const disc = ring(8, 8, 6.25);
const wide = box(1.75, 3.25, 12.5, 9.5);

/** Path data by name. */
export const icons = {
  account: `${ring(8, 5, 2.75)}M2.75 13.75c0-2.6 2.25-4.25 5.25-4.25s5.25 1.65 5.25 4.25`,
  alert: `M6.78 2.9 1.93 11.4a1.4 1.4 0 0 0 1.22 2.1h9.7a1.4 1.4 0 0 0 1.22-2.1L9.22 2.9a1.4 1.4 0 0 0-2.44 0zM8 6v2.25${dot(8, 11)}`,
  arrow: 'M2.75 8h10.5M8.75 3.5 13.25 8l-4.5 4.5',
  arrowUpRight: 'M4.25 11.75l7.5-7.5M5.25 4.25h6.5v6.5',
  bank: 'M1.75 6.25 8 2.25l6.25 4zM3.75 6.25v4.5M8 6.25v4.5M12.25 6.25v4.5M1.75 13.75h12.5',
  batch: `${box(1.75, 7.25, 12.5, 6.5)}M3.25 4.75h9.5M4.75 2.25h6.5`,
  bolt: 'M9 1.75 3.25 9H7.5L7 14.25 12.75 7H8.5z',
  book: 'M8 4.25c-1.25-1-3-1.5-6.25-1.5v9.5c3.25 0 5 .5 6.25 1.5 1.25-1 3-1.5 6.25-1.5v-9.5C11 2.75 9.25 3.25 8 4.25zv9.5',
  branch: 'M1.75 4.75h12.5M3.25 4.75l6.5 6.5h4.5',
  building:
    'M2.75 8v4.25a1.5 1.5 0 0 0 1.5 1.5h7.5a1.5 1.5 0 0 0 1.5-1.5V8M14.25 5.75a2.08 2.08 0 0 1-4.17 0 2.08 2.08 0 0 1-4.16 0 2.08 2.08 0 0 1-4.17 0l1.5-3.5h9.5zM6.25 13.75v-3h3.5v3',
  calendar: `${box(2.25, 3.25, 11.5, 10.5)}M2.25 6.75h11.5M5.25 1.75v3M10.75 1.75v3`,
  card: `${wide}M1.75 6.75h12.5M4.75 10H7`,
  chart: 'M2.25 2.25v9.5a2 2 0 0 0 2 2h9.5M6 10.75v-2.5M9.25 10.75v-6M12.5 10.75V6.5',
  chatgpt:
    'M13.15 8.72a2.75 2.75 0 0 1-3.2 4.1V6.87M9.95 12.82A2.75 2.75 0 0 1 4.8 12.1l5.15-2.97M4.8 12.1A2.75 2.75 0 0 1 2.85 7.28L8 10.25M2.85 7.28a2.75 2.75 0 0 1 3.2-4.1v5.95M6.05 3.18A2.75 2.75 0 0 1 11.2 3.9L6.05 6.87M11.2 3.9a2.75 2.75 0 0 1 1.95 4.82L8 5.75',
  check: 'M2.75 8.5 6.25 12l7-7.75',
  checkbook: `${box(1.75, 3.25, 12.5, 9.5, 1)}M4.5 6.25h3.75M7.25 9.75q1.1-2.25 2.1-.25t2.15-.25`,
  chevronDown: 'M3.75 6 8 10.25 12.25 6',
  claude:
    'M8.65 1.78 8 8l-.8 5.69M12.32 3.83 8 8l-4.02 4.79M14.16 6.91 8 8l-5.82 1.45M13.25 10.34 8 8 2.25 5.56M11.13 13.41 8 8 5 2.8',
  clock: `${disc}M8 4.5V8l2.5 1.5`,
  close: 'M3.75 3.75l8.5 8.5M12.25 3.75l-8.5 8.5',
  code: 'M5.25 4.5 1.75 8l3.5 3.5M10.75 4.5 14.25 8l-3.5 3.5M9.25 2.75l-2.5 10.5',
  coins: `${ring(6, 6, 4.25)}M10.24 5.76a4.25 4.25 0 1 1-4.48 4.48M6 4.75v2.5`,
  copy: `${box(5.75, 5.75, 8.5, 8.5)}M3.25 10.25a1.5 1.5 0 0 1-1.5-1.5v-5a2 2 0 0 1 2-2h5a1.5 1.5 0 0 1 1.5 1.5`,
  document:
    'M8.75 1.75h-3.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h5.5a2 2 0 0 0 2-2v-6.5zv2a2 2 0 0 0 2 2h2M5.75 8.75h4.5M5.75 11.25h2.5',
  edit: 'M10.75 2.75a1.77 1.77 0 0 1 2.5 2.5L5.5 13l-3.25.75L3 10.5zM9.25 4.25l2.5 2.5',
  email: `${wide}M2 5l4.85 3.6a1.9 1.9 0 0 0 2.3 0L14 5`,
  filter: 'M2.25 4.25h11.5M4.5 8h7M6.75 11.75h2.5',
  flask:
    'M5.25 1.75h5.5M6.25 1.75v4.5l-3.4 5.9a1.4 1.4 0 0 0 1.2 2.1h7.9a1.4 1.4 0 0 0 1.2-2.1l-3.4-5.9v-4.5M4.5 9.75h7',
  folder:
    'M1.75 4.75a2 2 0 0 1 2-2h2.1a2 2 0 0 1 1.6.8l.3.4a2 2 0 0 0 1.6.8h2.9a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2z',
  fund: `${disc}M8 1.75V8l4.42 4.42`,
  globe: `${disc}M1.75 8h12.5M8 1.75c2 1.75 2.75 3.9 2.75 6.25S10 12.5 8 14.25C6 12.5 5.25 10.35 5.25 8S6 3.5 8 1.75`,
  history: 'M1.75 8a6.25 6.25 0 1 0 1.83-4.42L1.75 5.25M1.75 2.25v3h3M8 4.75V8l2.25 1.5',
  info: `${disc}M8 7.75v3${dot(8, 5)}`,
  link: 'M6.5 9.5l3-3M7.25 4.25l1.5-1.5a3.18 3.18 0 0 1 4.5 4.5l-1.5 1.5M8.75 11.75l-1.5 1.5a3.18 3.18 0 0 1-4.5-4.5l1.5-1.5',
  lock: `${box(2.75, 7.25, 10.5, 6.5)}M5.25 7.25v-2.5a2.75 2.75 0 0 1 5.5 0v2.5${dot(8, 10.5)}`,
  markdown: 'M1.75 11.75v-7.5l3 3.25 3-3.25v7.5M12.25 4.25v7.5M10.25 9.75l2 2 2-2',
  mastercard: ring(6, 8, 4.25) + ring(10, 8, 4.25),
  menu: 'M2.25 4.25h11.5M2.25 8h11.5M2.25 11.75h11.5',
  network: `${ring(8, 3.75, 2)}${ring(3.75, 12.25, 2)}${ring(12.25, 12.25, 2)}M8 5.75v2.75l-2.75 2.25M8 8.5l2.75 2.25`,
  partner:
    'M1.75 3.75h3.5M14.25 3.75h-3.5L6.6 6.8a1.25 1.25 0 0 0 1.55 1.95l2.1-1.5 2.5 2.5h1.5M1.75 9.75h1.5l3.5 2.9a2 2 0 0 0 2.5 0l3.5-2.9',
  people: `${ring(6, 5, 2.75)}M1.75 13.75c0-2.6 1.75-4.25 4.25-4.25s4.25 1.65 4.25 4.25M10.75 2.5a2.75 2.75 0 0 1 0 5M12 9.75c1.5.6 2.25 2 2.25 4`,
  pulse: 'M1.75 8h2.5l2-5.25 3.5 10.5 2-5.25h2.5',
  rss: `M2.75 7.75a5.5 5.5 0 0 1 5.5 5.5M2.75 2.75a10.5 10.5 0 0 1 10.5 10.5${ring(3.25, 12.75, 0.5)}`,
  search: `${ring(7, 7, 4.75)}M10.5 10.5l3.25 3.25`,
  shield: 'M8 1.75l5.25 2v4c0 3.25-2.25 5.4-5.25 6.5-3-1.1-5.25-3.25-5.25-6.5v-4zM5.5 8l1.75 1.75L10.5 6.25',
  wallet: `M12.25 5.25v-1.5a1.5 1.5 0 0 0-1.5-1.5h-7.5a1.5 1.5 0 0 0 0 3h9a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-8${dot(11, 9.5)}`,
  wire: `${ring(3.75, 4.25, 2)}${ring(12.25, 11.75, 2)}M5.75 4.25h.75a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 0 1.5 1.5h.75`,
} as const;

/** The name of an icon. The content check reports unknown names in content. */
export type IconName = keyof typeof icons;

/** Names of all icons, in alphabetical order. */
export const iconNames: readonly IconName[] = Object.keys(icons) as IconName[];
