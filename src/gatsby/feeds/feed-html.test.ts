import { feedHtml } from './feed-html';

const page = 'https://halyard.example/updates/wires';

test.each([
  ['a link to a page', '<a href="/fees">x</a>', '<a href="https://halyard.example/fees">x</a>'],
  [
    'a link with query and fragment',
    '<a href="/updates?filter=Customer+story#x">x</a>',
    '<a href="https://halyard.example/updates?filter=Customer+story#x">x</a>',
  ],
  [
    'a link to a part of the page',
    '<a href="#top">x</a>',
    '<a href="https://halyard.example/updates/wires#top">x</a>',
  ],
  ['a link to another site', '<a href="https://example.com/">x</a>', '<a href="https://example.com/">x</a>'],
  [
    'a picture in several sizes',
    '<picture><source srcset="/a.webp 480w" type="image/webp"><img src="/a.png" alt="A" width="9"></picture>',
    '<img src="https://halyard.example/a.png" alt="A" width="9">',
  ],
  [
    'code with colors',
    '<pre class="shiki" tabindex="0"><code class="language-json"><span class="k">{</span> }</code></pre>',
    '<pre><code>{ }</code></pre>',
  ],
  [
    'a table that scrolls',
    '<div class="table" role="region" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    '<div><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
])('%s', (_what, given, expected) => {
  expect(feedHtml(given, page)).toBe(expected);
});
