/** What browsers' translators leave as it is: code, and the names of the API's fields, values and paths. */
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPage, builtPages, type Element, find, findAll, textOf } from '../support/site/html';

/** Whether an element or one around it has `translate="no"`. */
function isUntranslated(element: Element): boolean {
  if (attribute(element, 'translate') === 'no') return true;
  const { parentNode: parent } = element;
  return parent !== null && 'tagName' in parent && isUntranslated(parent);
}

eachPage(builtPages, 'keeps its code from being translated', ({ document }) => {
  const code = [...findAll(document, 'code'), ...findAll(document, 'pre')];
  expect(code.filter((element) => !isUntranslated(element)).map(textOf)).toEqual([]);
});

test('the reference keeps the names of fields, values and paths, and translates its text', () => {
  const { document } = builtPage('/documentation/api/ach-transfers');
  const untranslated = findAll(find(document, 'main'), 'a').filter(isUntranslated).map(textOf);
  expect(untranslated).toEqual(expect.arrayContaining(['amount', 'USD', 'POST /ach_transfers']));
  for (const heading of findAll(document, 'h2')) expect(isUntranslated(heading), textOf(heading)).toBe(false);
});
