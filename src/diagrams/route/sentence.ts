import { lazy } from '../../lib/loading/lazy';
import type { RailId } from '../../theme/rails';
import type { RouteData } from './route-data';

/** A name within a sentence: "The payer" becomes "the payer"; ACH, FedNow and names with capitals stay. */
const inSentence = (name: string): string =>
  /^\S[^A-Z]*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const list = lazy(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** A route as sentences: "From the payer to the vendor, it is paid out by ACH or checks." */
export const routeInWords = ({ stations, legs }: RouteData, names: ReadonlyMap<RailId, string>): string =>
  legs
    .map(({ name, rails }, index) => {
      const by = list().format(rails.map((rail) => inSentence(names.get(rail) ?? rail)));
      return `${stations[index]} to ${inSentence(stations[index + 1] ?? '')}: ${name}, by ${by}.`;
    })
    .join(' ');
