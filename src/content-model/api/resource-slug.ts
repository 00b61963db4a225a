import { z } from 'zod';

const named = z.looseObject({ 'x-displayName': z.string() });

/** The end of the address of a resource's page: "ACH transfers" → "ach-transfers". Of what is no tag, undefined. */
export function slugOfResource(tag: unknown): string | undefined {
  const read = named.safeParse(tag);
  return read.success
    ? read.data['x-displayName']
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : undefined;
}
