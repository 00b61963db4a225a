/** The fonts are subset to the characters of the site, so they must contain all of them. */
import { builtFonts, charactersOf } from '../support/page/fonts';
import { expect, test } from '../support/site/file-test';
import { builtPages, find, textOf } from '../support/site/html';

test('every font has all characters of every page, uppercase too', async () => {
  const built = await builtFonts();
  for (const { route, document } of builtPages()) {
    const text = textOf(find(document, 'body'));
    const characters = charactersOf(text + text.toUpperCase());
    for (const [name, font] of built)
      expect(characters.filter((character) => !font.advance(character)).join(' '), `${route}: ${name}`).toBe(
        '',
      );
  }
});
