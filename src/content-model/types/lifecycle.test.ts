import { checkEdited, diagnosticOf, type Edit } from '../../../tests/unit/content-copy';

const rtp = (from: string, to: string): Edit => ({ file: 'rails/rtp.yaml', from, to });

test.each([
  [
    'a transition from an unknown state',
    rtp('from: submitted, to: complete', 'from: ¦submited, to: complete'),
    'from: "submited" is not a state of this lifecycle',
    'did you mean "submitted"?',
  ],
  [
    'a transition to an unknown state',
    rtp('from: submitted, to: rejected', 'from: submitted, to: ¦returned'),
    'to: "returned" is not a state of this lifecycle',
    /^use one of: pending_approval, /,
  ],
  [
    'an unreachable state',
    rtp('{ name: declined, kind: branch', '{ name: ¦refused, kind: branch'),
    'name: "refused" is not reached by any transition',
    /^add one to it/,
  ],
  [
    'a final state with a transition from it',
    rtp('name: submitted, kind: line,', 'name: ¦submitted, kind: line, final: true,'),
    'name: "submitted" is final, but a transition leaves it',
    /^remove one of the two/,
  ],
  [
    'a state without a transition that is not final',
    rtp('name: complete,\n          kind: line,\n          final: true,', 'name: ¦complete, kind: line,'),
    'name: "complete" has no transition from it',
    /^add one, or write "final: true"/,
  ],
  [
    'a transition that is there twice',
    rtp(
      '- { from: submitted, to: rejected',
      '- { from: submitted, to: ¦complete, when: It settles. }\n      - { from: submitted, to: rejected',
    ),
    'to: "complete" already follows "submitted" above',
    /^remove one of the two, or write both causes in one/,
  ],
])('%s', (_what, edit, message, fix) => {
  const { diagnostics, places } = checkEdited(edit);
  expect(diagnostics).toContainEqual({
    ...places[0],
    message,
    fix: expect.stringMatching(fix) as string,
  });
});

test('a line with a gap', () => {
  const { diagnostic } = diagnosticOf(
    rtp('from: pending_reviewing, to: pending_submission', 'from: pending_approval, to: pending_submission'),
  );
  const diagnostics = [diagnostic].flat();
  expect(diagnostics.map(({ message }) => message)).toContain(
    'name: "pending_submission" follows "pending_reviewing" on the line, but no transition connects them',
  );
});

test('a branch to which only another branch leads, so that no diagram can draw it', () => {
  const { diagnostics } = checkEdited(
    rtp('from: pending_approval, to: canceled', 'from: requires_attention, to: canceled'),
  );
  expect(diagnostics).toEqual([
    expect.objectContaining({
      file: 'content/rails/rtp.yaml',
      message: 'name: "canceled" is a branch that no state on the line leads to',
      fix: expect.stringMatching(/^add a transition from one, or write "kind: line"/) as string,
    }),
  ]);
});

test('a transition from a misspelled state is its only error, even if it is the only one to a branch', () => {
  const { diagnostics } = checkEdited(
    rtp('from: pending_approval, to: canceled', 'from: pending_aproval, to: canceled'),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'from: "pending_aproval" is not a state of this lifecycle',
  ]);
});

test('a state on the line that follows any state, which the diagram would draw twice', () => {
  const { diagnostics } = checkEdited(
    rtp(
      '- { from: submitted, to: rejected',
      '- { from: any, to: submitted, when: It is sent. }\n      - { from: submitted, to: rejected',
    ),
  );
  expect(diagnostics).toEqual([
    expect.objectContaining({
      message: 'name: "submitted" is on the line, but follows "any" state',
      fix: expect.stringMatching(/^write "kind: branch"/) as string,
    }),
  ]);
});
