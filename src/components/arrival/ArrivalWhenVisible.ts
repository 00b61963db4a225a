import { hydrateWhenVisible } from '../../islands/hydrate-when-visible';
import type * as arrival from './Arrival';

/** "When will it arrive?", hydrated when the visitor is near. */
export const ArrivalWhenVisible = hydrateWhenVisible(
  'arrival',
  () => import('./Arrival'),
  process.env.BUILD_STAGE === 'build-html' ? (require('./Arrival') as typeof arrival) : undefined,
);
