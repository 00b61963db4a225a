/** The lists of updates: all, those of a kind, and those about a product. */
import { z } from 'zod';
import { inSentence } from '../lib/text/in-sentence';
import type { InnerPage } from './inner-page';

const kind = z.looseObject({ id: z.string(), title: z.string(), description: z.string().default('') });

/** The page of a kind in updates.yaml; undefined for an invalid one. */
export function pageOfKind(entry: unknown): InnerPage | undefined {
  const read = kind.safeParse(entry);
  if (!read.success) return undefined;
  const { id, title: name, description } = read.data;
  return { slug: id, name, description };
}

const product = z.looseObject({ name: z.string() });

/** The page with the changes of a product; undefined for an invalid one. */
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
