import { checkEdited, diagnosticOf } from '../../../../tests/unit/content-copy';
import { repeatedWords } from './uniqueness';

const fees = 'title: Pricing per transfer, account, card and check';

test('a title that another page has, ignoring case and spaces', () => {
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
    fix: 'write another title, so that search results can be distinguished',
  });
});

test('a description that another page has', () => {
  const description = "One description of two pages, which search results can't distinguish for anyone.";
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
      fix: 'write another description, so that search results can be distinguished',
    },
  ]);
});

test('the names of products and the defaults of the site may be titles too', () => {
  const { diagnostics } = checkEdited({ file: 'fees.yaml', from: fees, to: 'title: Payroll' });
  expect(diagnostics).toEqual([]);
});

test("a file whose page would have another page's address", () => {
  const { diagnostics } = checkEdited({ file: 'company/fees.md', to: '---\ntitle: x\n---\n' });
  expect(diagnostics).toContainEqual({
    file: expect.stringMatching(/^content\/(company\/fees\.md|fees\.yaml)$/),
    line: 1,
    column: 1,
    message: expect.stringMatching(/^the address "\/fees" is already used by content\//),
    fix: 'give this file another name',
  });
});

test('an update with the name of a kind, which has a page', () => {
  const { diagnostic } = diagnosticOf({ file: 'updates/engineering.md', to: '---\ntitle: x\n---\n' });
  expect(diagnostic).toContainEqual({
    file: 'content/updates/engineering.md',
    line: 1,
    column: 1,
    message: 'the address "/updates/engineering" is already used by a page of content/updates.yaml',
    fix: 'give this file another name',
  });
});

describe('with the times of changes', () => {
  const records = ['a', 'b', 'c'].map((slug) => ({
    file: `content/updates/${slug}.md`,
    type: { route: () => '/' },
    value: { title: 'One title' },
    locate: () => ({ line: 2, column: 8 }),
  })) as unknown as Parameters<typeof repeatedWords>[0];

  test.each([
    ['a.md', ['content/updates/a.md', 'content/updates/c.md'], 'content/updates/b.md'],
    ['c.md', ['content/updates/b.md', 'content/updates/c.md'], 'content/updates/a.md'],
    ['nothing', ['content/updates/b.md', 'content/updates/c.md'], 'content/updates/a.md'],
  ])('if %s is new, the original is not blamed', (added, blamed, original) => {
    const found = repeatedWords(records, (file) => [file.endsWith(added) ? 1 : 0, 0]);
    expect(found.map(({ file }) => file)).toEqual(blamed);
    for (const { message } of found) expect(message).toContain(`is already used in ${original}, line 2`);
  });
});
