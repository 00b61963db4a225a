/** Compares a CloudFormation template with AWS's specification of resources: names, required properties and kinds of values. */

/** What the specification says about a property. Format: "CloudFormation resource specification format" in AWS's documentation. */
interface Property {
  readonly Required?: boolean;
  /** "String", "Integer", "Boolean" and so on. */
  readonly PrimitiveType?: string;
  /** "List", "Map", or the name of a property type. */
  readonly Type?: string;
  readonly ItemType?: string;
  readonly PrimitiveItemType?: string;
}

interface Kind {
  readonly Properties?: Readonly<Record<string, Property>>;
}

/** The part of the specification that this reads. */
export interface Specification {
  readonly ResourceTypes: Readonly<Record<string, Kind>>;
  /** By the name of the resource and of the type: "AWS::S3::Bucket.Tag". */
  readonly PropertyTypes: Readonly<Record<string, Kind>>;
}

/** A template as it's written. */
export interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties?: unknown }>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for { "Ref": … } and { "Fn::…": … }, which AWS replaces. */
const isReference = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 1 && /^(Ref|Fn::.+)$/.test(Object.keys(value)[0] ?? '');

const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Integer: Number.isInteger,
  Long: Number.isInteger,
  Double: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Json: isObject,
};

type Properties = NonNullable<Kind['Properties']>;

/** What's wrong with the template, a sentence each. */
export function templateProblems({ Resources }: Template, specification: Specification): readonly string[] {
  const primitive = (place: string, value: unknown, type: string): string[] =>
    isReference(value) || primitives[type]?.(value) ? [] : [`${place} isn't of the type ${type}`];

  const object = (place: string, value: unknown, resource: string, known: Properties = {}): string[] => {
    if (isReference(value)) return [];
    if (!isObject(value)) return [`${place} isn't an object`];
    const missing = Object.entries(known).filter(([name, { Required }]) => Required && !(name in value));
    const given = Object.entries(value).flatMap(([name, one]) => {
      const expected = known[name];
      return expected
        ? property(`${place}.${name}`, one, resource, expected)
        : [`${place} has an unknown ${name}`];
    });
    return [...missing.map(([name]) => `${place} lacks ${name}`), ...given];
  };

  const typed = (place: string, value: unknown, resource: string, type: string): string[] => {
    const { PropertyTypes } = specification;
    const kind = PropertyTypes[`${resource}.${type}`] ?? PropertyTypes[type];
    return object(place, value, resource, kind?.Properties);
  };

  const list = (place: string, value: unknown, resource: string, expected: Property): string[] => {
    const { PrimitiveItemType, ItemType = '' } = expected;
    if (!Array.isArray(value)) return isReference(value) ? [] : [`${place} isn't a list`];
    return value.flatMap((item: unknown, index) =>
      PrimitiveItemType
        ? primitive(`${place}.${index}`, item, PrimitiveItemType)
        : typed(`${place}.${index}`, item, resource, ItemType),
    );
  };

  const property = (place: string, value: unknown, resource: string, expected: Property): string[] => {
    const { PrimitiveType, Type = '' } = expected;
    if (PrimitiveType) return primitive(place, value, PrimitiveType);
    if (Type === 'List') return list(place, value, resource, expected);
    return Type === 'Map' ? [] : typed(place, value, resource, Type);
  };

  return Object.entries(Resources).flatMap(([name, { Type, Properties = {} }]) => {
    const kind = specification.ResourceTypes[Type];
    return kind ? object(name, Properties, Type, kind.Properties) : [`${name} has an unknown type ${Type}`];
  });
}
