import { contentOf } from '../../../../tests/unit/small-api';
import type { Description } from '../../api/openapi';
import { eventErrors, mayNameEvents, unknownEvents } from './events';

/** A description of some objects with events of these names. */
const apiWithEvents = (...events: string[]): Description =>
  ({
    tags: ['parcel', 'stamp', 'depot', 'event'].map((name) => ({ name })),
    components: {
      schemas: {
        parcel: { properties: { closed: {} } },
        event_category: { oneOf: events.map((event) => ({ const: event })) },
      },
    },
  }) as unknown as Description;

const usual = ['parcel.created', 'parcel.updated', 'stamp.created', 'depot.created'];
const errorsOf = (event: string) =>
  eventErrors(apiWithEvents(...usual, event)).map(({ path, message, fix }) => [path.at(-2), message, fix]);

test.each([
  ['parcle.created', '"parcle.created" does not start with the name of an object', '"parcel.created"'],
  ['depot.craeted', '"depot.craeted" does not end like other events', '"depot.created"'],
  ['depot.create', '"depot.create" does not end like other events', '"depot.created"'],
])('%s is reported in the description', (event, message, fix) => {
  expect(errorsOf(event)).toEqual([[4, `the event ${message}`, `did you mean ${fix}?`]]);
});

test.each(['depot.updated', 'depot.cleared', 'depot.credited', 'depot.closed', 'van.created'])(
  '%s is fine in the description',
  (event) => {
    expect(errorsOf(event)).toEqual([]);
  },
);

const article = (body: string) =>
  contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n${body}\n`);

test.each([
  ['`parcel.craeted`', '"parcel.craeted" is not an event', 'did you mean "parcel.created"?'],
  ['`parcel.lost_or_shipped`', '"parcel.lost_or_shipped" is not an event', 'use one of: parcel.created'],
  ['`event.created`', '"event.created" is not an event', 'use one of: parcel.created'],
])('%s is reported in a text', (code, message, fix) => {
  const found = unknownEvents(article(`See ${code}.`), apiWithEvents(...usual));
  expect(found).toEqual([{ line: 4, column: 6, message, fix: expect.stringContaining(fix) }]);
});

test.each([
  '`parcel.updated`',
  '`parcel.closed`',
  '`parcel.weight`',
  '`submission.returned`',
  '`depot.created.`',
  'depot.craeted',
])('%s is fine in a text', (code) => {
  expect(unknownEvents(article(`See ${code}.`), apiWithEvents(...usual))).toEqual([]);
});

test('a misspelled event of the description is reported only there', () => {
  const api = apiWithEvents(...usual, 'depot.cretaed');
  expect(unknownEvents(article('See `depot.created`.'), api)).toEqual([]);
});

test('only texts with such code need the description', () => {
  expect(mayNameEvents(article('See `parcel.created`.'))).toBe(true);
  expect(mayNameEvents(article('See `parcel` and parcel.created.'))).toBe(false);
});
