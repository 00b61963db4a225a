/** Checks the names in the API description: operations, objects, the site's own fields, and security schemes. */
import type { Json } from '../../api/json';
import type { Description } from '../../api/openapi';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import type { LocatedError } from './located-error';

/** An operation's ID that isn't like the others: it's a name in the SDKs, and part of addresses. */
export function nameErrors(id: string | undefined, path: Path): LocatedError[] {
  if (id === undefined || /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(id)) return [];
  const words = id.replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '_').toLowerCase();
  return [
    {
      path,
      message: `${quote(id)} is not written like other operationIds`,
      fix: `write lowercase words joined by underscores: ${words}`,
    },
  ];
}

/** The fields that the site adds to OpenAPI. */
const extensions = [
  'x-changes',
  'x-disclosures',
  'x-displayName',
  'x-lifecycles',
  'x-rail',
  'x-references',
  'x-summary',
  'x-tagGroups',
  'x-unit',
];

/** References to objects that don't exist, and misspelled fields of the site, at any depth. */
export function unknownObjects(value: unknown, names: readonly string[], path: Path = []): LocatedError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]): LocatedError[] => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    if (
      /^x-/.test(key) &&
      !extensions.includes(key) &&
      !path.includes('examples') &&
      !path.includes('example')
    )
      return [
        {
          path: own,
          onKey: true,
          message: `${quote(key)} is not a field that the site reads`,
          fix: fixFor(key, extensions, 'remove it, or correct its name'),
        },
      ];
    if (key !== 'x-references' || typeof entry !== 'string') return unknownObjects(entry, names, own);
    if (names.includes(entry)) return [];
    return [
      {
        path: own,
        message: `${quote(entry)} is not an object of the API`,
        fix: fixFor(entry, names, 'write the name of a tag, such as account'),
      },
    ];
  });
}

/** The schemes of HTTP authentication that clients of the API know. */
const httpSchemes = ['basic', 'bearer', 'digest'];

/** Errors of security schemes: an HTTP scheme that clients don't know. */
export function securityErrors({ components }: Description): LocatedError[] {
  const { securitySchemes = {} } = components as { securitySchemes?: Readonly<Record<string, Json>> };
  return Object.entries(securitySchemes).flatMap(([name, { type, scheme }]): LocatedError[] =>
    type !== 'http' || httpSchemes.includes(String(scheme))
      ? []
      : [
          {
            path: ['components', 'securitySchemes', name, 'scheme'],
            message: `${quote(scheme)} is not an HTTP authentication scheme`,
            fix: fixFor(String(scheme), httpSchemes),
          },
        ],
  );
}
