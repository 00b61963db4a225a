/** Checks one value by the rules of its field, before the file is written. */
import { z } from 'zod';
import { fieldMessage } from '../../src/content-model/check/rules/field-messages';
import { contentTypes } from '../../src/content-model/content-types';
import { recordShape } from '../../src/content-model/shape';
import { type Field, listFrom, type Site, type Values } from './kind';

function ruleProblem({ rules }: Field, value: string): string | undefined {
  const type = rules && contentTypes.find(({ name }) => name === rules.type);
  if (!type || !(type.schema instanceof z.ZodObject)) return undefined;
  const schema = type.schema.shape[rules.field] as z.ZodType | undefined;
  const issue = schema?.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  const shape = recordShape(type, 'input').properties?.[rules.field];
  const { message, fix } = fieldMessage({
    issue,
    name: rules.field,
    value,
    written: value,
    around: '',
    lacking: [],
    comment: undefined,
    shape,
  });
  return `${message}: ${fix}`;
}

/** What is wrong with a value, and the fix; undefined if it's fine. An empty optional value is. */
export function valueProblem(field: Field, value: string, site: Site, given: Values): string | undefined {
  if (value === '') return field.optional ? undefined : 'write something';
  const choices = field.choices?.(site, given);
  const wrong = (field.many ? listFrom(value) : [value]).find((one) => choices && !choices.includes(one));
  if (wrong !== undefined) return `"${wrong}" is not one of: ${choices?.join(', ')}`;
  return ruleProblem(field, value);
}
