import { staticIsland } from '../../islands/static-island';

/** The tree of the API reference, which isn't hydrated. */
export const ReferenceTree = staticIsland('api-side', () => import('./ReferenceSide'));
