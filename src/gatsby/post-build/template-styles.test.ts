import { styleOf, withStyle } from './page-style';
import { templateStyles } from './template-styles';

const globals = '@font-face{src:url(/a.woff2);}html{color:#000;}@media print{a{color:red;}}';

/** A page as Gatsby writes it: rules in its head, and elements with their classes. */
const page = (css: string, ...classes: string[]) =>
  `<html><head><style data-styles="">${globals}${css}</style></head><body>${classes.map((name) => `<p class="css-${name}">x</p>`).join('')}</body></html>`;

const rule = (name: string) => `.css-${name}{order:${name.length};}`;
const rules = (...names: string[]) => names.map(rule).join('');

/** The style of all pages of a template. */
function styleOfPages(...pages: string[]): string {
  const styles = templateStyles();
  for (const html of pages) styles.add('component---src-templates-article-tsx', html);
  return styles.styleOf('component---src-templates-article-tsx');
}

test('pages of a template have the same rules, each once, after those for all pages', () => {
  const style = styleOfPages(page(rules('a', 'b'), 'a', 'b'), page(rules('a', 'c'), 'a', 'c'));
  expect(style).toBe(globals + rules('a', 'c', 'b'));
});

test('rules for an element come after those for the elements around it, on every page', () => {
  expect(styleOfPages(page(rules('a', 'd'), 'a', 'd'), page(rules('a', 'b', 'd'), 'a', 'b', 'd'))).toBe(
    globals + rules('a', 'b', 'd'),
  );
});

test('rules of a class stay together, with their media queries and keyframes', () => {
  const moving = '@keyframes animation-m{from{opacity:0;}to{opacity:1;}}';
  const media = '@media (min-width: 60em){.css-b{order:2;}}';
  const css = `${moving}${rule('a')}.css-b{animation:animation-m 1s;}${media}.css-b:hover{order:1;}`;
  expect(styleOfPages(page(css, 'a', 'b'))).toBe(
    `${globals}${rule('a')}${moving}.css-b{animation:animation-m 1s;}${media}.css-b:hover{order:1;}`,
  );
});

test('a finished page gives what it uses, and no rules of other pages', () => {
  const [first, second] = [page(rules('a', 'b'), 'a', 'b'), page(rules('a', 'c'), 'a', 'c')];
  const finished = withStyle(second, styleOfPages(first, second));
  expect(styleOfPages(first, finished)).toBe(styleOfPages(first, second));
  expect(styleOfPages(finished)).toBe(globals + rules('a', 'c'));
});

test('templates have different styles, unless they are of one family', () => {
  const styles = templateStyles();
  styles.add('component---src-templates-article-tsx', page(rules('a'), 'a'));
  styles.add('component---src-pages-404-tsx', page(rules('b'), 'b'));
  styles.add('component---src-templates-contact-tsx', page(rules('c'), 'c'));
  expect(styles.styleOf('component---src-templates-article-tsx')).toBe(globals + rule('a'));
  const shared = styles.styleOf('component---src-templates-contact-tsx');
  expect(shared).toContain(rule('b'));
  expect(shared).toContain(rule('c'));
  expect(styles.styleOf('component---src-pages-404-tsx')).toBe(shared);
});

test('a page without a style element stays as it is', () => {
  expect(styleOf('<p>x</p>')).toBe('');
  expect(withStyle('<p>x</p>', 'a{}')).toBe('<p>x</p>');
});
