/** Runs the tests of a file as parts of a Gatsby command, which Gatsby names in the environment. */
const name = 'gatsby_executing_command';

/** Call it once in a file. A test may change `process.env` for itself. */
export function duringCommand(command: 'build' | 'develop'): void {
  const before = process.env[name];
  beforeEach(() => {
    process.env[name] = command;
  });
  afterAll(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}
