import { parse } from 'yaml';
import type { Field, Kind, Values } from '../kind';
import { NewError } from '../kind';
import { withEntry } from '../yaml-text';

const file = 'facts.yaml';

const isSourced = ({ ours }: Values): boolean => ours !== 'true';

/** A year after a day. */
function aYearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  return [String(Number(year) + 1), ...rest].join('-').replace(/-02-29$/, '-02-28');
}

const ofSource: readonly Field[] = [
  { name: 'as-of', about: 'The day from which the value applies.', initial: (_given, { today }) => today },
  { name: 'source-title', about: 'The operator, regulator or rule book, in a few words.' },
  { name: 'source-url', about: 'The page that says so.' },
  {
    name: 'confidence',
    about: 'official: the operator, regulator or rule book says so.',
    choices: () => ['official', 'secondary'],
  },
  {
    name: 'review-by',
    about: 'The day by which an editor reads the source again.',
    initial: (_given, { today }) => aYearAfter(today),
  },
];

const sourceFields = ofSource.map((field) => ({ ...field, when: isSourced }));

/** A value as its unit needs it: a number for amounts and counts. */
const valueFor = (value = '', unit = ''): string | number =>
  unit === 'usd' || unit === 'count' ? Number(value.replace(/[$,\s]/g, '')) : value;

type Fact = { id: string; subject: string };

/** A fact: a record of content/facts.yaml, after the others of its subject. */
export const fact: Kind = {
  name: 'fact',
  about: 'a limit, window, hour or deadline',
  fields: [
    { name: 'label', about: 'What the value is.' },
    {
      name: 'id',
      about: 'The name by which pages refer to it, in lowercase words with hyphens.',
    },
    {
      name: 'subject',
      about: 'Where /facts lists it.',
      choices: ({ names }) => names.get('FactSubject') ?? [],
    },
    {
      name: 'unit',
      about: 'usd: whole dollars. time_et: a time in Eastern Time, such as 16:45.',
      choices: () => ['usd', 'time_et', 'count', 'text'],
    },
    { name: 'value', about: 'The value, in its unit.' },
    {
      name: 'ours',
      about: 'Is it our own definition, without a source?',
      choices: () => ['false', 'true'],
      initial: () => 'false',
    },
    ...sourceFields,
  ],
  plan: (values, { textOf }) => {
    const { id = '', subject, label, unit } = values;
    const text = textOf(file) ?? '';
    const facts = parse(text) as Fact[];
    if (facts.some((other) => other.id === id))
      throw new NewError(`content/${file} already has a fact "${id}".`);
    const sourced = {
      as_of: values['as-of'],
      source: { title: values['source-title'], url: values['source-url'] },
      confidence: values.confidence,
      review_by: values['review-by'],
    };
    const record = { id, subject, label, value: valueFor(values.value, unit), unit };
    const last = facts.findLastIndex((other) => other.subject === subject);
    const entry = { ...record, ...(isSourced(values) ? sourced : { ours: true }) };
    return {
      changed: [{ file, text: withEntry(text, [], entry, last < 0 ? {} : { after: last }) }],
      next: [`Write {fact:${id}} where a text needs the value, or "fact: ${id}" where a field does.`],
    };
  },
};
