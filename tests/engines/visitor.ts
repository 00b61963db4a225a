/** A visitor on a page, with the same interface in every engine. */

/** Runs in the page, synchronously and with one argument; can't use anything from its scope. */
export type InPage<Argument, Result> = (argument: Argument) => Result;

export interface Visitor {
  /** Opens an address of the site and waits for `load`, or for less if `load` doesn't fire. */
  open: (path: string) => Promise<void>;
  run: <Argument, Result>(work: InPage<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Moves the mouse to the middle of an element, or to a point in the window. */
  point: (to: string | { x: number; y: number }) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Presses a key by name, such as "Tab" or "Control+k". */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Emulates print or screen media. Not in WebKit. */
  media: (media: 'print' | 'screen') => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Bytes of JavaScript objects in use. Chromium only. */
  heap: () => Promise<number>;
  /** Console errors and warnings since the visitor started. */
  problems: () => string[];
  leave: () => Promise<void>;
}

/** Settings of a visitor's browser. Chromium only. */
export interface Device {
  /** IANA name. */
  readonly timeZone?: string;
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** A visitor with separate history, storage and cache. */
  newVisitor: (site: string, device: Device) => Promise<Visitor>;
  close: () => Promise<void>;
}
