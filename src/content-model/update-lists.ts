/** The lists of updates: all of them, those of a kind, and those about a product. */
import { z } from 'zod';
import { inSentence } from '../lib/text/in-sentence';
import type { InnerPage } from './inner-page';

const kind = z.looseObject({ id: z.string(), filter: z.string(), description: z.string().default('') });

/** The page of a kind of updates.yaml; of what is no kind, undefined. */
export function pageOfKind(entry: unknown): InnerPage | undefined {
  const read = kind.safeParse(entry);
  if (!read.success) return undefined;
  const { id, filter: name, description } = read.data;
  return { slug: id, name, description };
}

const product = z.looseObject({ name: z.string() });

/** The page that tells what changed in a product; of what is no product, undefined. */
export function pageOfChanges(record: unknown, slug: string): InnerPage | undefined {
  const read = product.safeParse(record);
  if (!read.success) return undefined;
  const { name } = read.data;
  return {
    slug,
    name: `What changed in ${inSentence(name)}`,
    description: `Every update about ${inSentence(name)}, newest first: what is new, what breaks, and the days by which to act.`,
  };
}
