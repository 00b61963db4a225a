import { hydrateWhenVisible } from '../../islands/hydrate-when-visible';

/** "When will it arrive?", hydrated when it's near the viewport. */
export const ArrivalWhenVisible = hydrateWhenVisible(
  'arrival',
  () => import(/* webpackChunkName: "island-arrival" */ './Arrival'),
);
