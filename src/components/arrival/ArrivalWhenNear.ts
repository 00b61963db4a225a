import { whenNear } from '../still/when-near';
import type * as arrival from './Arrival';

/** "When will it arrive?", whose code comes when the visitor is near. */
export const ArrivalWhenNear = whenNear(
  'arrival',
  () => import('./Arrival'),
  process.env.BUILD_STAGE === 'build-html' ? (require('./Arrival') as typeof arrival) : undefined,
);
