/** JSON pointers (RFC 6901), as in OpenAPI references after "#". */

/** The keys of "#/paths/~1parcels/get", or of "/paths/~1parcels/get". */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer with these keys, such as "#/paths/~1parcels/get". */
export const pointerTo = (keys: readonly (string | number)[]): string =>
  ['#', ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The value at these keys; undefined if there's none. */
export const valueAt = (root: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  );
