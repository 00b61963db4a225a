/** The input of the benchmark's groups. */
import type { Browser } from '@playwright/test';
import type { ControlName } from './controls';
import type { TemplatePage } from './pages';
import type { Variant } from './results';
import type { ServedSite } from './served-site';

export type Site = Omit<ServedSite, 'stop'> & { readonly variant: Exclude<Variant, 'floor'> };

export type GroupRun = {
  readonly browser: Browser;
  /** The current state of the site, and the commit to compare with. */
  readonly sites: readonly Site[];
  /** The template of each page. */
  readonly templates: ReadonlyMap<string, string>;
  readonly pages: readonly TemplatePage[];
  readonly runs: number;
  /** What is tapped. */
  readonly controls: readonly ControlName[];
  readonly everyPair: boolean;
};

/** The variants of a column that isn't measured without scripts. */
export const variantsOf = (sites: readonly Site[]): Variant[] => sites.map(({ variant }) => variant);

/** Prints a measurement on stderr. */
export const progress = (turn: number, runs: number, what: string, figure: string): void =>
  console.error(`${turn} of ${runs}  ${what}: ${figure}`);

/** Formats a figure of milliseconds. */
export const formatMilliseconds = (figure: number | undefined): string =>
  figure === undefined ? 'not there' : `${figure.toFixed(0)} ms`;
