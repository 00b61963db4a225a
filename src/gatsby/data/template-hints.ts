import { basename } from 'node:path';
import { pageTypes } from '../../content-model/content-types';
import { templateOf } from './template-queries';

/**
 * The template of each page's path, in which "*" is a segment with any text: "/products/*" → "product". A page of another template
 * may match too: it's a hint for what to request early.
 */
export function templateHints(): Record<string, string> {
  const hints = pageTypes.flatMap(({ name, route, pagesOf }) => [
    ...(pagesOf ? [[`${pagesOf.below('*')}/*`, pagesOf.name ?? name]] : []),
    ...(route ? [[route('*'), name]] : []),
  ]);
  return Object.fromEntries(hints.map(([path, type = '']) => [path, basename(templateOf(type), '.tsx')]));
}
