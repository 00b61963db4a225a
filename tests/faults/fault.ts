/** What a row of the table of faults says, and the parts that several rows share. */
import type { Answer, Rule } from '../engines/fault-server';
import type { Device } from '../engines/visitor';

/** What the visitor does. */
export type Step =
  | 'click'
  | 'hover'
  | 'back'
  | 'menu'
  | 'open menu'
  | 'close menu'
  | 'ask search'
  | 'search'
  | 'scroll'
  | 'leave and come back';

/** What changes between steps, and what the visitor must see then. The fields take effect in this order. */
export type Change = {
  readonly rules?: readonly Rule[];
  /** Answers the requests that hang, with the files that they ask for. */
  readonly answered?: true;
  readonly secondBuild?: boolean;
  readonly online?: boolean;
  /** Runs in the page. */
  readonly alters?: () => void;
  /** Selector of an element that is clicked. */
  readonly clicks?: string;
  /** Stops the page's clock and advances it by milliseconds; needs `pageClock`. */
  readonly passes?: number;
  /** An element in sight with this text. */
  readonly shows?: { readonly selector: string; readonly text?: string };
  /** Selector of what must not be in sight. */
  readonly hides?: string;
  /** Runs in the page, and must give true sooner or later. */
  readonly holds?: () => boolean;
  /** Opens a page, and checks what it has on paper. */
  readonly prints?: string;
};

export interface Fault {
  readonly name: string;
  /** One of the worst, which every engine is tested with. */
  readonly worst?: boolean;
  /** The first page, "/" unless specified. */
  readonly start?: string;
  /** Settings of the visitor's browser. */
  readonly device?: Device;
  /** What fails before the first page is opened. */
  readonly first?: Change & { readonly inject?: string; readonly doubleText?: number };
  /** React doesn't take over the first page. */
  readonly staysStatic?: boolean;
  readonly steps?: readonly (Step | Change)[];
  /** The page that the visitor is left with, by its built path; or pages that are as good. */
  readonly ends: string | readonly string[];
  /** How many errors are reported, none unless specified. */
  readonly reports?: number;
  /** What the visitor sees, in a sentence. */
  readonly sees: string;
  /** Words that must be on the page in the end. */
  readonly says?: RegExp;
  /** Everything may have come before it would fail, so that nothing needs to be asked for. */
  readonly late?: boolean;
  /** Loads of a document beyond the first, at most. */
  readonly loads?: number;
}

/** The chunk and the data of the page of fees. */
export const component = /^\/component---src-templates-fees-.*\.js$/;
export const data = /^\/page-data\/fees\/page-data\.json$/;

export const failing = (path: RegExp, answer: Answer): Change => ({ rules: [{ path, answer }] });
export const healthy: Change = { rules: [] };

export const fullLoad = 'The page that was asked for, by one full load.';
export const moving = 'The page that was asked for.';
