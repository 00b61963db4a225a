/** What is tapped first on a page, and how the page shows that it was. */
import { readSiteFile } from '../../../tests/support/site/site-dir';

export const controlNames = ['menu', 'search', 'tab', 'filter'] as const;
export type ControlName = (typeof controlNames)[number];

/** Selectors, read by record-tap.js. */
export type Control = {
  /** The element to tap; the first that's visible. */
  readonly target: string;
  /** Text in the HTML of pages that have it. */
  readonly mark: string;
  /** What opens or is checked once the tap has taken effect; without it, the address changes. */
  readonly effect?: string;
  /** Whether the browser handles the tap itself, so that the page without scripts responds to it in the same way. */
  readonly isNative?: boolean;
};

export const controls: Readonly<Record<ControlName, Control>> = {
  menu: {
    target: '[data-phone-menu] > summary',
    mark: 'data-phone-menu',
    effect: '[data-phone-menu]',
    isNative: true,
  },
  search: { target: 'a[data-search]', mark: 'data-search', effect: 'dialog' },
  tab: {
    target: '[data-languages] label:nth-of-type(2)',
    mark: 'data-languages',
    effect: '[data-languages] input:nth-of-type(2)',
    isNative: true,
  },
  filter: { target: '[data-kind]:has(~ [data-kind]) > a', mark: 'Kinds of update' },
};

/** Whether a built page has a control. */
export function hasControl(path: string, name: ControlName): boolean {
  const file = `${path === '/' ? '' : path}/index.html`;
  const html = readSiteFile(path.endsWith('.html') ? path : file).toString('utf8');
  return html.includes(controls[name].mark);
}
