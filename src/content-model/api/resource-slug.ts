import { z } from 'zod';
import { slugOf } from '../../lib/text/slug';
import type { InnerPage } from '../inner-page';

const tag = z.looseObject({ 'x-displayName': z.string(), 'x-summary': z.string().default('') });

/** The page of a tag; "ACH transfers" is at "ach-transfers". Returns undefined for anything but a tag. */
export function pageOfResource(entry: unknown): InnerPage | undefined {
  const read = tag.safeParse(entry);
  if (!read.success) return undefined;
  const { 'x-displayName': name, 'x-summary': description } = read.data;
  return { slug: slugOf(name), name, description };
}
