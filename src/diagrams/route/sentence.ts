import { alternatives } from '../../lib/text/alternatives';
import type { RailId } from '../../theme/rails';
import type { RouteData } from './route-data';

/** A name within a sentence: "The payer" becomes "the payer"; ACH, FedNow and names with capitals stay. */
const inSentence = (name: string): string =>
  /^\S[^A-Z]*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A route as sentences: "From the payer to the vendor, it is paid out by ACH or checks." */
export const routeInWords = ({ stations, legs }: RouteData, names: ReadonlyMap<RailId, string>): string =>
  legs
    .map(({ name, rails }, index) => {
      const by = alternatives(rails.map((rail) => inSentence(names.get(rail) ?? rail)));
      return `${stations[index]} to ${inSentence(stations[index + 1] ?? '')}: ${name}, by ${by}.`;
    })
    .join(' ');
