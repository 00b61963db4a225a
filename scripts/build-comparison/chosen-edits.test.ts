import { chosenEdits } from './chosen-edits';

const edits = [{ name: 'a fact' }, { name: 'a new update' }];

test('all edits, or those that are named', () => {
  expect(chosenEdits([], edits)).toEqual(edits);
  expect(chosenEdits(['--only', 'a new update'], edits)).toEqual([{ name: 'a new update' }]);
});

test('an unknown edit and an unknown option are reported', () => {
  expect(() => chosenEdits(['--only', 'a fact,a picture'], edits)).toThrow(
    'There is no edit "a picture". Choose from: a fact, a new update.',
  );
  expect(() => chosenEdits(['--onyl', 'a fact'], edits)).toThrow("Unknown option '--onyl'");
});
