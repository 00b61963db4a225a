import { highlight } from '../markdown/highlight';
import { prettyJson } from '../markdown/pretty-json';
import { markFields } from './mark-fields';

const object = {
  id: 'parcel_1',
  status: 'lost',
  route: { status: 'lost', stops: ['a'.repeat(60)] },
  weight: 1,
};
const html = highlight(prettyJson(JSON.stringify(object)), 'json');

/** The text in each mark. */
const marked = (text: string): string[] =>
  [...text.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, '').trim());

test('a top-level field is marked with its value, whether that has one line or more', async () => {
  expect(marked(markFields(await html, ['status']))).toEqual(['"status": "lost"']);
  const [route = ''] = marked(markFields(await html, ['route']));
  expect(JSON.parse(`{${route}}`)).toEqual({ route: object.route });
});

test('the last field is marked without the end of the object', async () => {
  expect(marked(markFields(await html, ['id', 'weight']))).toEqual(['"id": "parcel_1"', '"weight": 1']);
});

test('without names nothing changes, and marks change no text', async () => {
  const plain = (text: string) => text.replace(/<[^>]+>/g, '');
  expect(markFields(await html, [])).toBe(await html);
  expect(plain(markFields(await html, ['status', 'route', 'weight']))).toBe(plain(await html));
});
