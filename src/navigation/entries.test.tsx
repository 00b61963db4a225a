import { completeFragmentEntry, currentEntry, isNewEntry, showCurrentEntry } from './entries';

test('an entry gets a key and an index, which stay', () => {
  window.history.replaceState(null, '');
  expect(isNewEntry()).toBe(true);
  const entry = currentEntry();
  expect(window.history.state).toEqual(entry);
  expect(currentEntry()).toEqual(entry);
  expect(isNewEntry()).toBe(false);
});

test('while WebKit allows no more changes, a link within the page still works', () => {
  showCurrentEntry();
  const { index } = currentEntry();
  window.history.pushState(null, '', '#part');
  const limited = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  expect(completeFragmentEntry(false)).toMatchObject({ index: index + 1 });
  expect(isNewEntry()).toBe(true);
  limited.mockRestore();
  expect(completeFragmentEntry(false)).toEqual(window.history.state);
});
