/** The brand's color in both schemes: of the focus, selections, and what the address is about. */
const brand = ['#1B5CFF', '#8FB4FF'] as const;

/**
 * The colors of both schemes as hex values: of the light one and, where it differs, of the dark one. The custom properties, the
 * contrast test and everything that's drawn at build time, such as social cards, derive from this table.
 */
const table = {
  /** The page, and the browser's own bars around it. */
  paper: ['#EDF1F5', '#0B1B2B'],
  /** Buttons and rows that rise from the page a little. */
  raised: ['#F8FAFB', '#102234'],
  /** Cards, diagrams, fields, open menus. */
  surface: ['#FFFFFF', '#13273B'],
  ink: ['#0B1B2B', '#E8EEF4'],
  ink2: ['#415063', '#B4C2D0'],
  ink3: ['#5B6A7C', '#8FA1B3'],
  /** Text on a surface that's filled with ink, a rail's color or the color of focus. */
  onFill: ['#FFFFFF', '#0B1B2B'],
  /** A surface filled with ink, under the pointer. */
  inkHover: ['#13273B', '#FFFFFF'],
  /** Hairlines, which are never the only sign of anything. */
  line: ['#CCD6E0', '#263D53'],
  lineStrong: ['#A9B7C5', '#3D5670'],
  /** Edges of controls, and tracks that aren't a rail's. */
  control: ['#6F7F91', '#6C8197'],
  /** Boards and code, which are dark in both schemes. On a dark page an edge keeps them apart from it. */
  night: ['#0B1B2B', '#071421'],
  nightEdge: ['#0B1B2B', '#3D5670'],
  nightLine: '#274058',
  nightText: '#E8EEF4',
  nightMuted: '#8FA4B8',
  nightBright: '#FFFFFF',
  /** The edge of an open menu, which on dark its shadow can't show. */
  menuEdge: ['#CCD6E0', '#3D5670'],
  /** Below an open menu. */
  shadow: ['#0B1B2B47', '#000000B3'],
  /** Behind a dialog. The same in both schemes, because older browsers have no custom properties there. */
  backdrop: '#0B1B2B',
  focus: brand,
  focusNight: brand[1],
  open: '#39D98A',
  closing: '#F5B83D',
  closed: '#7F95AA',
  error: ['#A3231B', '#FF9A91'],
  codeString: '#9BE3C0',
  codeKeyword: brand[1],
  codeComment: '#8FA4B8',
  codeNumber: '#FFC98A',
  // One color for each rail; the dark one is that of boards too.
  ach: ['#1B5CFF', '#5C8DFF'],
  accounts: ['#08756A', '#2FB8A8'],
  cards: ['#D0177F', '#FFA6D6'],
  checks: ['#846A00', '#D6BC3A'],
  rtp: ['#561E7B', '#C250F5'],
  wires: ['#760A1A', '#FF4F58'],
  fednow: ['#C64A00', '#FF8A24'],
} as const;

export type ColorName = keyof typeof table;

/** The schemes, as browsers and visitors name them. */
export const schemeNames = ['light', 'dark'] as const;
export type SchemeName = (typeof schemeNames)[number];

export const colorNames = Object.keys(table) as ColorName[];

const mapColors = (hexOf: (name: ColorName) => string): Readonly<Record<ColorName, string>> =>
  Object.fromEntries(colorNames.map((name) => [name, hexOf(name)])) as Record<ColorName, string>;

const inScheme = (name: ColorName, index: 0 | 1): string => {
  const entry: string | readonly [string, string] = table[name];
  return typeof entry === 'string' ? entry : entry[index];
};

/** Hex values by name. */
export const light = mapColors((name) => inScheme(name, 0));
export const dark = mapColors((name) => inScheme(name, 1));
export const schemes = { light, dark } as const;

const differs = (name: ColorName): boolean => light[name] !== dark[name];

/** The values for styles: a custom property, or the color itself where both schemes share it. */
export const colorValues = mapColors((name) => (differs(name) ? `var(--${name})` : light[name]));

/** The custom properties of a scheme. */
export const customProperties = (scheme: SchemeName): Record<`--${string}`, string> =>
  Object.fromEntries(colorNames.filter(differs).map((name) => [`--${name}`, schemes[scheme][name]]));
