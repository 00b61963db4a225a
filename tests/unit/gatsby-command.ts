/** Runs the tests of a file as part of a Gatsby command, which Gatsby sets in the environment. */
const name = 'gatsby_executing_command';

/** Call it once per file. A test may still change `process.env`. */
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
