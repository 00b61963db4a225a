import { checkEdited, diagnosticOf } from '../../../../tests/unit/content-copy';

const fees = 'title: Pricing per transfer, account, card and check';

test('a title that another page has, whatever its case and spaces', () => {
  const { diagnostic, place } = diagnosticOf({
    file: 'products/ach.yaml',
    from: 'title:',
    to: 'title: ¦"pricing  per transfer, account, card and CHECK"\n#',
  });
  expect(diagnostic).toEqual({
    ...place,
    message: expect.stringMatching(
      /^the title "pricing {2}per transfer, account, card and CHECK" is already used in content\/fees.yaml, line \d+$/,
    ),
    fix: 'write another title; search results tell pages apart by it',
  });
});

test('a description that another page has', () => {
  const description = 'One description that stands at two pages, which search results cannot tell apart.';
  const { diagnostics, places } = checkEdited(
    { file: 'company/privacy.md', from: 'description:', to: `description: ¦${description}\n#` },
    { file: 'company/terms.md', from: 'description:', to: `description: ¦${description}\n#` },
  );
  expect(diagnostics).toEqual([
    {
      ...places[1],
      message: expect.stringMatching(
        new RegExp(`is already used in content/company/privacy.md, line ${places[0]?.line}$`),
      ),
      fix: 'write another description; search results tell pages apart by it',
    },
  ]);
});

test('the names of products and the defaults of the site may be titles too', () => {
  const { diagnostics } = checkEdited({ file: 'fees.yaml', from: fees, to: 'title: Payroll' });
  expect(diagnostics).toEqual([]);
});

test('a file whose page would have the address of another', () => {
  const { diagnostics } = checkEdited({ file: 'company/fees.md', to: '---\ntitle: x\n---\n' });
  expect(diagnostics).toContainEqual({
    file: expect.stringMatching(/^content\/(company\/fees\.md|fees\.yaml)$/),
    line: 1,
    column: 1,
    message: expect.stringMatching(/^the address "\/fees" is already that of content\//),
    fix: 'give this file another name',
  });
});

test('an update that has the name of a kind, whose page is there already', () => {
  const { diagnostic } = diagnosticOf({ file: 'updates/engineering.md', to: '---\ntitle: x\n---\n' });
  expect(diagnostic).toContainEqual({
    file: 'content/updates/engineering.md',
    line: 1,
    column: 1,
    message: 'the address "/updates/engineering" is already that of a page that content/updates.yaml makes',
    fix: 'give this file another name',
  });
});
