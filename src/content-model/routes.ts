/** The addresses that the site serves, as content makes them. */
import type { ContentType } from './content-types';

/** Every page's path, without a slash at its end. */
export function routesOf(files: readonly { type: ContentType; slug: string }[]): string[] {
  return files.flatMap(({ type, slug }) => (type.route ? [type.route(slug)] : []));
}

/** Outputs that are not pages and may be linked to. */
export const outputs: readonly string[] = [
  '/updates.xml',
  '/.well-known/security.txt',
  '/facts.json',
  '/lifecycles.json',
  '/llms.txt',
  '/llms-full.txt',
];
