import { dark, light } from '../../theme/schemes';
import { mark, markPath } from './mark';

/** Space around the mark, in its own units: no more than the tile's corners need, because a tab shows it at 16 px. */
const margin = 1;
const side = mark.size + 2 * margin;

/**
 * The favicon as a self-contained SVG document. The tile keeps the mark readable on browsers of any color, such as a dark
 * private window on a light desktop; the media query only matches the tile to the browser.
 */
export function faviconSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">`,
    '<style>',
    `.tile{fill:${light.paper}}.mark{stroke:${light.ink}}`,
    `@media(prefers-color-scheme:dark){.tile{fill:${dark.surface}}.mark{stroke:${dark.ink}}}`,
    '</style>',
    `<rect class="tile" x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="6"/>`,
    `<path class="mark" d="${markPath}" fill="none" stroke-width="${mark.strokeWidth}" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}
