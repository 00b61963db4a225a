import { inSentence } from '../../lib/text/in-sentence';
import type { RailId } from '../../theme/rails';
import type { RouteData } from './route-data';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** A route as sentences, one for each leg: "The payer to the vendor: pay out, by ACH or checks." */
export const routeInWords = ({ stations, legs }: RouteData, names: ReadonlyMap<RailId, string>): string =>
  legs
    .map(({ name, rails }, index) => {
      const by = either.format(rails.map((rail) => inSentence(names.get(rail) ?? rail)));
      return `${stations[index]} to ${inSentence(stations[index + 1] ?? '')}: ${name}, by ${by}.`;
    })
    .join(' ');
