/** Checks the names of events: in the API description, and in code of texts, such as `wire_transfer.updated`. */
import { distance } from 'fastest-levenshtein';
import type { Choice, Description } from '../../api/openapi';
import { quote } from '../diagnostics/diagnostic';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { LocatedError, PlacedError } from './located-error';

/** How many objects have an event with a verb that is common. */
const fewest = 3;

/** The most letters in which a misspelled verb differs from a common one. */
const most = 2;

/** Verbs of payments that are as similar to "created". */
const otherVerbs: readonly string[] = ['cleared', 'credited'];

function eventsOf({ components }: Description): string[] {
  const choices: readonly Choice[] = components.schemas.event_category?.oneOf ?? [];
  return choices.map(({ const: event }) => String(event));
}

/** The object of an event, and what happened to it. */
function partsOf(event: string): readonly [object: string, verb: string] {
  const [object = '', ...rest] = event.split('.');
  return [object, rest.join('.')];
}

/** The verbs that many objects have, such as "updated". */
function commonVerbs(events: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const [, verb] = partsOf(event);
    counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  return [...counts].flatMap(([verb, count]) => (count >= fewest ? [verb] : []));
}

/** The common verb that another one misspells. */
function verbMeantBy(verb: string, common: readonly string[]): string | undefined {
  if (common.includes(verb) || otherVerbs.includes(verb)) return undefined;
  const meant = nearest(verb, common);
  return meant !== undefined && distance(verb, meant) <= most ? meant : undefined;
}

/** Events of the description whose names start with a misspelled object, or end with a misspelled verb. */
export function eventErrors(api: Description): LocatedError[] {
  const objects = api.tags.map(({ name }) => name);
  const events = eventsOf(api);
  const common = commonVerbs(events);
  return events.flatMap((event, index): LocatedError[] => {
    const path = ['components', 'schemas', 'event_category', 'oneOf', index, 'const'];
    const [object, verb] = partsOf(event);
    const meantObject = objects.includes(object) ? undefined : nearest(object, objects);
    if (meantObject !== undefined) {
      const message = `the event ${quote(event)} does not start with the name of an object`;
      return [{ path, message, fix: `did you mean "${meantObject}.${verb}"?` }];
    }
    const meant = verbMeantBy(verb, common);
    if (meant === undefined) return [];
    const message = `the event ${quote(event)} does not end like other events`;
    return [{ path, message, fix: `did you mean "${object}.${meant}"?` }];
  });
}

/** Code that could be an event, or the path of a field, such as `submission.trace_number`. */
const named = /^([a-z]+(?:_[a-z]+)*)\.([a-z]+(?:_[a-z]+)*)$/;

/** Whether a text has code that could be an event. */
export const mayNameEvents = ({ body }: ContentFile): boolean =>
  (body ? markdownParts(body) : []).some(({ kind, text }) => kind === 'inline code' && named.test(text));

/** Whether what follows an object is a verb, not a field: it ends like one, or nearly is one of an event. */
function isVerb(
  word: string,
  object: string,
  { components }: Description,
  verbs: readonly string[],
): boolean {
  const { properties = {} } = components.schemas[object] ?? {};
  return !(word in properties) && (/[^e]ed$/.test(word) || nearest(word, verbs) !== undefined);
}

/** What the names of events are compared with. */
type Names = {
  objects: readonly string[];
  events: readonly string[];
  /** The events, and those of the description that are misspelled there, as they should be. */
  known: ReadonlySet<string>;
  verbs: readonly string[];
};

const namesOf = new WeakMap<Description, Names>();

/** The names of a description, which all texts are compared with. */
function readNames(api: Description): Names {
  const found = namesOf.get(api);
  if (found) return found;
  const events = eventsOf(api);
  const common = commonVerbs(events);
  const known = new Set(
    events.flatMap((event) => {
      const [object, verb] = partsOf(event);
      return [event, `${object}.${verbMeantBy(verb, common) ?? verb}`];
    }),
  );
  const verbs = [...new Set(events.map((event) => partsOf(event)[1]))];
  const names = { objects: api.tags.map(({ name }) => name), events, known, verbs };
  namesOf.set(api, names);
  return names;
}

/** The events that the code of a text names, and that the API doesn't have. A misspelled event of the description is reported there. */
export function unknownEvents({ body }: ContentFile, api: Description): PlacedError[] {
  const { objects, events, known, verbs } = readNames(api);
  return (body ? markdownParts(body) : []).flatMap(({ kind, text, place }): PlacedError[] => {
    const [, object = '', word = ''] = (kind === 'inline code' ? named.exec(text) : undefined) ?? [];
    if (!objects.includes(object) || known.has(text) || !isVerb(word, object, api, verbs)) return [];
    const ofObject = events.filter((event) => event.startsWith(`${object}.`));
    const fix = fixFor(text, ofObject.length > 0 ? ofObject : events, 'write the name of an event');
    // The position is that of the code's backquote.
    return [{ line: place.line, column: place.column + 1, message: `${quote(text)} is not an event`, fix }];
  });
}
