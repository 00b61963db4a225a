/**
 * Accepts valid values without compiling their schema: compiling takes Ajv a hundred times as long as a description needs to
 * validate its examples. Only knows the keywords that descriptions usually have, and leaves everything else to Ajv.
 */
import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats';
import { isRecord, type Json } from './json';
import { keysOf, valueAt } from './pointer';

/** Keywords that restrict nothing. */
const annotation = /^(?:\$comment|default|deprecated|description|examples?|readOnly|title|writeOnly|x-.*)$/;

/** References between schemas that lead to no value are endless. */
const mostSteps = 200;

type Check = (keyword: unknown, value: unknown, schema: Json, check: Descend) => boolean;
type Descend = (schema: unknown, value: unknown) => boolean;

const isType = (type: unknown, value: unknown): boolean => {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return (type === 'string' || type === 'boolean') && typeof value === type;
  }
};

const isPrimitive = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Whether a text has a format; false for an unknown format. */
function hasFormat(name: unknown, text: string): boolean {
  const format = Object.entries<Format>(fullFormats).find(([known]) => known === name)?.[1];
  const test = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (test instanceof RegExp) return test.test(text);
  return typeof test === 'function' ? (test as (text: string) => unknown)(text) === true : test === true;
}

/** Whether a value surely fits a keyword. */
const checks: Readonly<Record<string, Check>> = {
  type: (types, value) => [types].flat().some((type) => isType(type, value)),
  const: (only, value) => isPrimitive(only) && only === value,
  enum: (allowed, value) => Array.isArray(allowed) && isPrimitive(value) && allowed.includes(value),
  maxLength: (most, value) =>
    typeof most === 'number' && (typeof value !== 'string' || [...value].length <= most),
  minLength: (least, value) =>
    typeof least === 'number' && (typeof value !== 'string' || [...value].length >= least),
  minimum: (least, value) => typeof least === 'number' && (typeof value !== 'number' || value >= least),
  maximum: (most, value) => typeof most === 'number' && (typeof value !== 'number' || value <= most),
  pattern: (pattern, value) =>
    typeof pattern === 'string' && (typeof value !== 'string' || new RegExp(pattern, 'u').test(value)),
  format: (format, value) => typeof value !== 'string' || hasFormat(format, value),
  required: (names, value) =>
    Array.isArray(names) &&
    (!isRecord(value) || names.every((name) => typeof name === 'string' && value[name] !== undefined)),
  properties: (properties, value, _schema, check) =>
    isRecord(properties) &&
    (!isRecord(value) ||
      Object.entries(value).every(
        ([key, own]) => !Object.hasOwn(properties, key) || check(properties[key], own),
      )),
  additionalProperties: (others, value, { properties }, check) =>
    !isRecord(value) ||
    Object.entries(value).every(
      ([key, own]) => (isRecord(properties) && Object.hasOwn(properties, key)) || check(others, own),
    ),
  items: (items, value, _schema, check) => !Array.isArray(value) || value.every((item) => check(items, item)),
};

/**
 * Whether a value is valid for the schema at a reference, such as "#/components/schemas/account". If this returns false, the
 * value may be valid too.
 * @param root the description
 */
export function isSurelyValid(root: object, ref: string, value: unknown): boolean {
  let steps = 0;
  const check: Descend = (schema, own) => {
    if (typeof schema === 'boolean') return schema;
    if (!isRecord(schema) || own === undefined || steps > mostSteps) return false;
    return Object.entries(schema).every(([keyword, argument]) => {
      if (annotation.test(keyword)) return true;
      if (keyword !== '$ref')
        return Object.hasOwn(checks, keyword) && checks[keyword]?.(argument, own, schema, check);
      if (typeof argument !== 'string' || !argument.startsWith('#/')) return false;
      steps += 1;
      const isValid = check(valueAt(root, keysOf(argument)), own);
      steps -= 1;
      return isValid;
    });
  };
  return check(valueAt(root, keysOf(ref)), value);
}
