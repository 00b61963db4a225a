/** A row of the table of faults, and parts shared by several rows. */
import type { FaultResponse, Rule } from '../engines/fault-server';
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
  | 'leave and return';

/** What changes between steps, and what the visitor must see then. Fields take effect in this order. */
export type Change = {
  /** Waits until a request has failed or hangs: on a busy machine, the code that sends it may still be starting. */
  readonly awaitsFault?: true;
  readonly rules?: readonly Rule[];
  /** Responds to the hanging requests with their files. */
  readonly released?: true;
  readonly secondBuild?: boolean;
  readonly online?: boolean;
  /** Runs in the page. */
  readonly alters?: () => void;
  /** Selector of an element that is clicked. */
  readonly clicks?: string;
  /** Stops the page's clock and advances it by milliseconds; needs `pageClock`. */
  readonly passes?: number;
  /** A visible element with this text. */
  readonly shows?: { readonly selector: string; readonly text?: string };
  /** Selector of an element that must not be visible. */
  readonly hides?: string;
  /** Runs in the page, and must return true eventually. */
  readonly holds?: () => boolean;
  /** Opens a page, and checks its printed content. */
  readonly prints?: string;
};

export interface Fault {
  readonly name: string;
  /** One of the worst, tested in every engine. */
  readonly worst?: boolean;
  /** The first page, a light one by default. */
  readonly start?: string;
  /** Settings of the visitor's browser. */
  readonly device?: Device;
  /** What fails before the first page is opened. */
  readonly first?: Change & { readonly inject?: string; readonly doubleText?: number };
  /** React doesn't hydrate the first page. */
  readonly staysStatic?: boolean;
  readonly steps?: readonly (Step | Change)[];
  /** The final page, by its built path; or several acceptable ones. */
  readonly ends: string | readonly string[];
  /** Number of error reports, 0 by default. */
  readonly reports?: number;
  /** What the visitor sees, in a sentence. */
  readonly sees: string;
  /** Text that must be on the page in the end. */
  readonly says?: RegExp;
  /** Everything may have been loaded before the fault, so that no request has to fail. */
  readonly mayNotFail?: boolean;
  /** Most document loads after the first. */
  readonly loads?: number;
}

/** Chunk and data of the pricing page. */
export const component = /^\/component---src-templates-fees-.*\.js$/;
export const data = /^\/page-data\/fees\/page-data\.json$/;

/** A change after which requests for matching paths fail. */
export const failing = (path: RegExp, response: FaultResponse): Change => ({ rules: [{ path, response }] });
/** Waits for the pricing page, whose link was clicked. */
export const arrived: Change = { holds: () => document.title.startsWith('Pricing') };
export const healthy: Change = { rules: [] };

export const fullLoad = 'The requested page, after one full load.';
export const requestedPage = 'The requested page.';
