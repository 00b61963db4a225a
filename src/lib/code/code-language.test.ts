/** @jest-environment jsdom */
import '../../../tests/unit/setup';
import { followCodeLanguage, inChosenLanguage } from './code-language';

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

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/documentation/fedach?other=1#send');
  document.body.innerHTML = `${group('a')}${group('b')}<fieldset><input type="radio" value="Go"></fieldset>`;
});

test('what is chosen in one group holds in all, is remembered, and stands in the address', () => {
  followCodeLanguage();
  const entries = window.history.length;
  input('Python', 1).click();
  expect(chosen()).toEqual(['Python', 'Python']);
  expect(localStorage.getItem('language')).toBe('Python');
  expect(window.location.search + window.location.hash).toBe('?other=1&language=Python#send');
  expect(window.history.length).toBe(entries);
});

test('what was chosen before the scripts came is not lost', () => {
  input('Go').click();
  followCodeLanguage();
  expect(chosen()).toEqual(['Go', 'Go']);
  expect(localStorage.getItem('language')).toBe('Go');
});

test('other fields are none of its business', () => {
  followCodeLanguage();
  document.querySelector<HTMLInputElement>('fieldset:last-child input')?.click();
  expect(localStorage.getItem('language')).toBeNull();
});

test.each([
  ['the address', '?language=Go', 'Python', 'Go'],
  ['what was chosen before', '', 'Python', 'Python'],
  ['neither, when the names are unknown', '?language=Cobol', 'Perl', 'cURL'],
])('a group that comes later follows %s', (_what, search, stored, expected) => {
  window.history.replaceState(null, '', `/fees${search}`);
  localStorage.setItem('language', stored);
  inChosenLanguage(document.querySelector('fieldset'));
  expect(input(expected)).toBeChecked();
});

test('a browser that keeps nothing still shows what is chosen', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  followCodeLanguage();
  input('TypeScript').click();
  expect(chosen()).toEqual(['TypeScript', 'TypeScript']);
  jest.restoreAllMocks();
});
