import { checkEdited, diagnosticOf, type Edit } from '../../../tests/unit/content-copy';

const rtp = (from: string, to: string): Edit => ({ file: 'rails/rtp.yaml', from, to });

test.each([
  [
    'a transition from a state that is none',
    rtp('from: submitted, to: complete', 'from: ¦submited, to: complete'),
    'from: "submited" is no state of this lifecycle',
    'did you mean "submitted"?',
  ],
  [
    'a transition to a state that is none',
    rtp('from: submitted, to: rejected', 'from: submitted, to: ¦returned'),
    'to: "returned" is no state of this lifecycle',
    /^use one of: pending_approval, /,
  ],
  [
    'a state that nothing leads to',
    rtp('{ name: declined, kind: branch', '{ name: ¦refused, kind: branch'),
    'name: "refused" is reached by no transition',
    /^add one that leads to it/,
  ],
  [
    'a final state that is left',
    rtp('name: submitted, kind: line,', 'name: ¦submitted, kind: line, final: true,'),
    'name: "submitted" is final, but a transition leaves it',
    /^remove one of the two/,
  ],
  [
    'a state that is left by nothing and is not final',
    rtp('name: complete,\n          kind: line,\n          final: true,', 'name: ¦complete, kind: line,'),
    'name: "complete" is left by no transition',
    /^add one, or write "final: true"/,
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
    'name: "pending_submission" follows "pending_reviewing" on the line, but no transition joins them',
  );
});
