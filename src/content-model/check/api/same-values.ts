/** Checks that a request, its title and the response shown for it have the same values. */

import type { z } from 'zod';
import { formatDollars, parseCents } from '../../../lib/payments/money';
import { isRecord, type Json } from '../../api/json';
import type { Placed } from '../../api/operations';
import type { product } from '../../types/product';
import type { Variables } from '../../variables';
import type { ContentFile } from '../reading/content-file';
import { jsonIn, parsed } from './json-errors';
import type { PlacedError } from './located-error';
import type { ShownText } from './shown-requests';

const objectIn = (value: unknown): Json => (isRecord(value) ? value : {});

/** Whether the response is the object that the request's body describes. The body of an action on an object describes the action. */
const describesObject = ({ method, path }: Placed): boolean => method === 'patch' || !path.includes('{');

/** Fields of a response that differ from the request's. Both are valid. */
export function differingValues(
  operation: Placed,
  body: ShownText,
  response: ShownText,
  variables: Variables,
): PlacedError[] {
  const { source } = jsonIn(response);
  if (!source || !describesObject(operation)) return [];
  const returned = objectIn(parsed(response.text, variables));
  return Object.entries(objectIn(parsed(body.text, variables))).flatMap(([name, sent]): PlacedError[] => {
    const { [name]: got } = returned;
    if (typeof sent === 'object' || typeof got !== typeof sent || got === sent) return [];
    const message = `${name}: the request has ${JSON.stringify(sent)}, but the response ${JSON.stringify(got)}`;
    return [{ ...response.placeOf(source.offsetOf([name])), message, fix: 'write the same in both' }];
  });
}

/** The amount in the title of a product's request, if its body has another one. */
export function titleErrors({ type, value, locateText }: ContentFile, variables: Variables): PlacedError[] {
  if (type.name !== 'Product') return [];
  const { title, body } = (value as z.infer<typeof product>).request;
  const { amount } = objectIn(parsed(body, variables));
  const [written, ...others] = title.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (typeof amount !== 'number' || written === undefined || others.length > 0) return [];
  if (parseCents(written) === amount) return [];
  const message = `the title has ${written}, but the amount in the body is ${amount}, which is ${formatDollars(amount)}`;
  return [{ ...locateText(['request', 'title'], written), message, fix: 'write the same amount in both' }];
}
