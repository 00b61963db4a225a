/** @jest-environment jsdom */
import '../../../tests/unit/setup';
import { followCodeLanguage } from './code-language';

const group = (name: string) =>
  `<fieldset data-languages>${['cURL', 'TypeScript', 'Python', 'Go']
    .map(
      (value, index) =>
        `<input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''}>`,
    )
    .join('')}</fieldset>`;
const chosen = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const input = (value: string, at = 0) =>
  document.querySelectorAll<HTMLInputElement>(`input[value="${value}"]`)[at] as HTMLInputElement;

/** Chooses, and waits until the choice has been applied: after the frame that shows it. */
async function choose(field: HTMLElement | null): Promise<void> {
  field?.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  writeQuery();
}

/** What the browser does when the visitor leaves: it doesn't wait for the address to be written. */
const writeQuery = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  writeQuery();
  localStorage.clear();
  window.history.replaceState(null, '', '/documentation/fedach?other=1#send');
  document.body.innerHTML = `${group('a')}${group('b')}<fieldset><input type="radio" value="Go"></fieldset>`;
});

// The first test: the others leave listeners on the document.
test('a choice made before the scripts load is kept', () => {
  input('Go').click();
  followCodeLanguage();
  expect(chosen()).toEqual(['Go', 'Go']);
  expect(localStorage.getItem('language')).toBe('Go');
});

test.each([
  ['stored', '?other=1'],
  ['in the address', '?language=TypeScript'],
])('the first language chosen before the scripts load is kept, though another is %s', (_where, search) => {
  window.history.replaceState(null, '', `/documentation/fedach${search}`);
  localStorage.setItem('language', 'TypeScript');
  // As the inline script does.
  for (const at of [0, 1]) input('TypeScript', at).checked = true;
  input('cURL').checked = true;
  followCodeLanguage();
  expect(chosen()).toEqual(['cURL', 'cURL']);
  expect(localStorage.getItem('language')).toBe('cURL');
  writeQuery();
  expect(window.location.search).toContain('language=cURL');
});

test('a choice applies to all groups, is remembered, and appears in the address', async () => {
  followCodeLanguage();
  const entries = window.history.length;
  await choose(input('Python', 1));
  expect(chosen()).toEqual(['Python', 'Python']);
  expect(localStorage.getItem('language')).toBe('Python');
  expect(window.location.search + window.location.hash).toBe('?other=1&language=Python#send');
  expect(window.history.length).toBe(entries);
});

test('a choice is remembered if the page is left before the next frame', () => {
  followCodeLanguage();
  input('Python').click();
  expect(localStorage.getItem('language')).toBe('Python');
});

test('other fields are ignored', async () => {
  followCodeLanguage();
  await choose(document.querySelector<HTMLInputElement>('fieldset:last-child input'));
  expect(localStorage.getItem('language')).toBeNull();
});

test('a choice applies to the page even where storage is denied', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  followCodeLanguage();
  await choose(input('TypeScript'));
  expect(chosen()).toEqual(['TypeScript', 'TypeScript']);
  jest.restoreAllMocks();
});
