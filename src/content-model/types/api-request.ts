import { z } from 'zod';
import { choice, record, text } from '../fields';

const json = (description: string) => z.string().trim().meta({ description, words: true, code: true });

/** A request with its response, from which the snippets in every language are generated. */
export const apiRequest = record('ApiRequest', 'A request of the API with its response.', {
  title: text('What the request does, as the first line of each snippet.'),
  method: choice('RequestMethod', 'The HTTP method.', ['POST', 'PATCH']),
  path: z
    .string()
    .regex(/^\/[a-z0-9_/]+$/, 'must start with "/" and have no space, as in /ach_transfers')
    .meta({ description: 'The path below the address of the API.' }),
  key: z
    .string()
    .regex(
      /^[A-Za-z0-9_-]+$/,
      'must be letters, digits, hyphens and underscores, as in payroll-2026-11-20-0417',
    )
    .meta({ description: 'The idempotency key.' }),
  body: json('The body, as JSON. Amounts are cents.'),
  response: json('The response, as JSON.'),
});
