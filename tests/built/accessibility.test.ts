/** Accessibility that needs no layout, on every page. Rules that need layout run in axe, in a browser. */
import type { AnyNode } from 'domhandler';
import { faults, type Page, textOf } from '../support/html';

/** The levels of headings that skip one: "h2 → h4". The headings of the menus precede the page's, so a page may begin with h2. */
function headingFaults({ $ }: Page): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6').toArray();
  const levels = headings.map((heading) => Number($(heading).prop('tagName')?.slice(1)));
  return [
    ...($('h1').length === 1 ? [] : [`${$('h1').length} h1`]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 1;
      return level > before + 1 ? [`h${before} → h${level} "${textOf($, headings[index] as AnyNode)}"`] : [];
    }),
    ...headings
      .filter((heading) => textOf($, heading) === '')
      .map((heading) => `empty ${$(heading).prop('tagName')}`),
  ];
}

/** Whether an element has a name from an attribute or, for a field, from a label. */
const isNamed = ({ $ }: Page, element: AnyNode): boolean => {
  const { id, 'aria-label': label, 'aria-labelledby': by, title } = $(element).attr() ?? {};
  return Boolean(
    label?.trim() ||
      by ||
      title ||
      (id && $(`label[for="${id}"]`).length) ||
      $(element).closest('label').length,
  );
};

test('headings are in order, with one of level one', () => expect(faults(headingFaults)).toEqual([]));

test('fields, buttons, pictures and landmarks of one kind have names', () => {
  expect(
    faults((page) => {
      const { $ } = page;
      const nameless = (selector: string, isFine: (element: AnyNode) => boolean) =>
        $(selector)
          .toArray()
          .filter((element) => !isFine(element))
          .map((element) => `nameless ${$.html(element).slice(0, 80)}`);
      const several = ['nav', 'header', 'footer', 'aside'].filter((name) => $(name).length > 1);
      return [
        ...nameless('input:not([type="hidden"]), select, textarea', (field) => isNamed(page, field)),
        ...nameless(
          'button, summary, label',
          (control) => textOf($, control) !== '' || isNamed(page, control),
        ),
        ...nameless('img', (picture) => $(picture).attr('alt') !== undefined),
        ...nameless(
          '[role="img"]',
          (picture) => isNamed(page, picture) || $(picture).children('title').length > 0,
        ),
        ...several.flatMap((name) =>
          nameless(
            name,
            (landmark) => isNamed(page, landmark) || $(landmark).closest('article, section').length > 0,
          ),
        ),
      ];
    }),
  ).toEqual([]);
});

test('the first link skips to the main part', () => {
  expect(
    faults(({ $ }) => {
      const target = $('body a').first().attr('href');
      return target === `#${$('main').attr('id')}` ? [] : [`the first link leads to ${target}`];
    }),
  ).toEqual([]);
});

test("browsers' translators leave code and names of the API as they are, and translate headings", () => {
  expect(
    faults(({ $ }) =>
      $('code, pre')
        .toArray()
        .filter((code) => $(code).closest('[translate]').attr('translate') !== 'no')
        .map((code) => textOf($, code).slice(0, 60)),
    ),
  ).toEqual([]);
  expect(
    faults(({ route, $ }) => {
      if ($('section[aria-labelledby] fieldset').length === 0 || !route.startsWith('/documentation/api/'))
        return [];
      const kept = $('main a[translate="no"], main [translate="no"] a')
        .toArray()
        .map((link) => textOf($, link));
      return [
        ...(kept.some((text) => /^(GET|POST|PATCH) \//.test(text)) ? [] : ['paths are translated']),
        ...$('h2')
          .toArray()
          .filter((heading) => $(heading).closest('[translate="no"]').length > 0)
          .map((heading) => textOf($, heading)),
      ];
    }),
  ).toEqual([]);
});

/** Elements within a line. An abbreviation isn't one of them: a plural "s" may follow it. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'label', 'mark', 'small', 'span', 'strong', 'time']);

test('words stay apart without styles, as text browsers and reader views show them', () => {
  const marked = ({ $ }: Page, node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    if (!('children' in node) || !('name' in node)) return '\n';
    if (/^(pre|script|style|svg|template)$/.test(node.name)) return '\n';
    const text = node.children.map((child) => marked({ $, route: '' }, child as AnyNode)).join('');
    if (node.name === 'abbr') return text;
    const edge = inline.has(node.name) ? '¦' : '\n';
    return `${edge}${text}${edge}`;
  };
  expect(
    faults((page) =>
      page
        .$('body')
        .toArray()
        .flatMap((body) => marked(page, body).match(/[\p{L}\p{N}]+¦+[\p{L}\p{N}]+/gu) ?? []),
    ),
  ).toEqual([]);
});
