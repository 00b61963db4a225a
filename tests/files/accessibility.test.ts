/**
 * Accessibility rules that need no layout, on the HTML of every page: heading order, names of links and fields, alternative
 * texts, landmarks. Rules that need layout run in axe on sample pages of each template. Id references and valid ARIA are
 * checked in links.test.ts and by the HTML checker.
 */
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate/node';
import { once } from '../support/once';
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { builtPages, findAll } from '../support/site/html';
import { readSiteFile } from '../support/site/site-dir';

/** Resolves its one configuration once: for each page that takes a third of the time. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(file);
    return this.resolved;
  }
}

const checker = once(
  () =>
    new HtmlValidate(
      new OneConfig({
        root: true,
        extends: ['html-validate:a11y'],
        rules: {
          // The headings of the menus precede the page's.
          'heading-level': ['error', { minInitialRank: 'h2' }],
          'input-missing-label': 'error',
          // links.test.ts checks ids and references to them; these two take a third of the time.
          'no-missing-references': 'off',
          'no-dup-id': 'off',
          // Tables drawn as cards are lists of rows on phones, and have table roles.
          'prefer-native-element': 'off',
          // A form that updates while it's filled in has no submit button.
          'wcag/h32': 'off',
          // Stricter than the standard, which allows a name on lists.
          'aria-label-misuse': ['error', { allowAnyNamable: true }],
        },
      }),
    ),
);

/** Violations on a page, as "rule: message (selector)". */
const faultsOf = (html: string): string[] =>
  checker()
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );

test('the rules find violations', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  expect(faultsOf(page('<main><h1>One</h1><h2>Two</h2><h3>Three</h3></main>'))).toEqual([]);
  for (const [body, rule] of [
    ['<h1>One</h1><h3>Three</h3>', 'heading-level'],
    ['<h1>One</h1><img src="a.png">', 'wcag/h37'],
    ['<h1>One</h1><input type="text" name="a">', 'input-missing-label'],
    ['<h1>One</h1><a href="/"><svg></svg></a>', 'wcag/h30'],
    ['<nav>A</nav><nav>B</nav><h1>One</h1>', 'unique-landmark'],
    ['<h1>One</h1><button type="button"></button>', 'text-content'],
  ] as const) {
    expect(faultsOf(page(body)).join('\n'), body).toContain(`${rule}:`);
  }
});

/** The header and the footer, 40% of all elements. They're the same everywhere, so they're checked on the home page. */
const shared = /<header data-header[\s\S]*?<\/header>|<footer class[\s\S]*?<\/footer>/g;

eachPage(
  builtPages,
  'has no violation in its HTML, and one level-one heading',
  ({ route, file, document }) => {
    const html = readSiteFile(file).toString('utf8');
    const rest = html.replace(shared, '');
    expect(html.length - rest.length).toBeGreaterThan(20_000);
    expect(faultsOf(route === '/' ? html : rest)).toEqual([]);
    expect(findAll(document, 'h1')).toHaveLength(1);
  },
);
