/** Everything that goes wrong, in the order of the table: what fails, what the visitor does meanwhile, and what must be there. */
import { addresses } from './addresses';
import { clocks } from './clocks';
import { environment } from './environment';
import type { Fault } from './fault';
import { firstLoad } from './first-load';
import { movingOn } from './moving-on';
import { searching } from './searching';

export const faults: readonly Fault[] = [
  ...movingOn,
  ...firstLoad,
  ...environment,
  ...clocks,
  ...addresses,
  ...searching,
];
