// How Markdown is linted, by the content check and by editors that run remark.
import remarkLint from 'remark-lint';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import firstHeadingLevel from 'remark-lint-first-heading-level';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings-in-section';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noHeadingLikeParagraph from 'remark-lint-no-heading-like-paragraph';
import noHtml from 'remark-lint-no-html';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import tablePipes from 'remark-lint-table-pipes';
import recommended from 'remark-preset-lint-recommended';

/** @type {import('unified').Preset} */
export default {
  plugins: [
    remarkLint,
    recommended,
    // A word in brackets is text, unless a link follows it.
    [noUndefinedReferences, { allowShortcutLink: true }],
    // The title of the page is its only heading of the first level.
    [firstHeadingLevel, 2],
    headingIncrement,
    noDuplicateHeadings,
    noHeadingLikeParagraph,
    fencedCodeFlag,
    noEmptyUrl,
    noHtml,
    tablePipes,
  ],
};
