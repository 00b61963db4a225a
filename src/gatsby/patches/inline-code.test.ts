import { withoutStyleAttributes } from './inline-code';

/** The end of a page as Gatsby writes it. */
const page =
  '<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div></body>';

test("Gatsby's elements lose their style attributes and nothing else", () => {
  const html = withoutStyleAttributes(page);
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div>');
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div>');
});

test("other elements' style attributes stay, so that tests notice them", () => {
  const html = '<div style="color:red" id="other">x</div><p style="margin:0">y</p>';
  expect(withoutStyleAttributes(html)).toBe(html);
});

test('a finished page stays as it is', () => {
  const finished = withoutStyleAttributes(page);
  expect(withoutStyleAttributes(finished)).toBe(finished);
});
