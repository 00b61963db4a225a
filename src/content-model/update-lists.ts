/** The lists of updates: all, those of a kind, and those about a product. */
import { inSentence } from '../lib/text/in-sentence';
import { innerPage } from './inner-page';

/** The page of a kind in updates.yaml. */
export const pageOfKind = innerPage(['id', 'title'], ({ id, title, description = '' }) => ({
  slug: id,
  name: title,
  description,
}));

/** The page with the changes of a product. */
export const pageOfChanges = innerPage(['name'], ({ name }, slug) => ({
  slug,
  name: `What changed in ${inSentence(name)}`,
  description: `Every update about ${inSentence(name)}, newest first: what is new, what breaks, and the days by which to act.`,
}));
