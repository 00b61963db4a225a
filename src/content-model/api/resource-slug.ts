import { innerPage } from '../inner-page';

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The page of a tag; "ACH transfers" is at "ach-transfers". */
export const pageOfResource = innerPage(
  ['x-displayName'],
  ({ 'x-displayName': name, 'x-summary': description = '' }) => ({ slug: slugOf(name), name, description }),
);
