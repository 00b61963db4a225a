/** A visitor at a page, driven alike in every engine. */

/** What runs in the page, at once and with one argument; nothing from around it can be used. */
export type InPage<Argument, Result> = (argument: Argument) => Result;

export interface Visitor {
  /** Opens an address of the site and waits for `load`, or for less where `load` doesn't come. */
  open: (path: string) => Promise<void>;
  run: <Argument, Result>(work: InPage<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Moves the mouse to the middle of an element, or to a place in the window. */
  point: (to: string | { x: number; y: number }) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Presses a key by its name, such as "Tab" or "Control+k". */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Shows the page as it prints, or as it is on the screen. Not in WebKit. */
  media: (media: 'print' | 'screen') => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The bytes of JavaScript objects that are still in use. Chromium only. */
  heap: () => Promise<number>;
  /** Errors and warnings of the console since the visitor came. */
  problems: () => string[];
  leave: () => Promise<void>;
}

/** Settings of a visitor's browser. Chromium only. */
export interface Device {
  /** By its IANA name. */
  readonly timeZone?: string;
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** A visitor without history, storage or cache of another. */
  newVisitor: (site: string, device: Device) => Promise<Visitor>;
  close: () => Promise<void>;
}
