import { isDevelop } from './checked-content';

test.each([
  ['develop', true],
  ['build', false],
  [undefined, false],
])('the command %p means development: %s', (command, expected) => {
  const before = process.env.gatsby_executing_command;
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
  expect(isDevelop()).toBe(expected);
  if (before === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = before;
});
