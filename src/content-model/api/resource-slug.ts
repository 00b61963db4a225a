import { slugOf } from '../../lib/text/slug';
import { innerPage } from '../inner-page';

/** The page of a tag; "ACH transfers" is at "ach-transfers". */
export const pageOfResource = innerPage(
  ['x-displayName'],
  ({ 'x-displayName': name, 'x-summary': description = '' }) => ({ slug: slugOf(name), name, description }),
);
