/** All faults, in the order of the table: what fails, what the visitor does, and what must be shown. */
import { addresses } from './addresses';
import { clocks } from './clocks';
import { environment } from './environment';
import type { Fault } from './fault';
import { firstLoad } from './first-load';
import { navigations } from './navigations';
import { searching } from './searching';

export const faults: readonly Fault[] = [
  ...navigations,
  ...firstLoad,
  ...environment,
  ...clocks,
  ...addresses,
  ...searching,
];
