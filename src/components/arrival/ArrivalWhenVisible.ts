import { hydrateWhenVisible } from '../../islands/hydrate-when-visible';

/** "When will it arrive?", hydrated when the visitor is near. */
export const ArrivalWhenVisible = hydrateWhenVisible('arrival', () => import('./Arrival'));
