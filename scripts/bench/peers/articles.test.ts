import { firstArticles, linksOf, readAlternate } from './articles';

const origin = 'https://site.example';
const paths = new Set(['/', '/documentation/sandbox', '/documentation/errors']);
const text = `---
title: Webhooks and their signatures — Site
description: "Subscribe: verify each delivery."
url: https://site.example/documentation/webhooks
---

[Documentation](https://site.example/documentation) / Webhooks

# Webhooks

See [Sandbox](https://site.example/documentation/sandbox), [its limits](https://site.example/documentation/errors#limits),
[R01](https://site.example/documentation/codes/ach-returns/r01), [a rule](https://rules.example/documentation/errors)
and [Sandbox](https://site.example/documentation/sandbox) again.

\`\`\`bash
# Send it
curl https://api.site.example
\`\`\`
`;
const article = readAlternate(text, '/documentation/webhooks', origin, paths);

test('an article has its own title and description, without breadcrumbs', () => {
  expect(article).toMatchObject({
    path: '/documentation/webhooks',
    title: 'Webhooks',
    description: 'Subscribe: verify each delivery.',
  });
  expect(article.body).not.toContain('/ Webhooks');
});

test('code stays as it is, with lines that look like headings', () => {
  expect(article.body).toContain('```bash\n# Send it\ncurl https://api.site.example\n```');
});

test('links to pages that every site has stay within the site, others keep their address', () => {
  expect(article.body).toContain('[Sandbox](/documentation/sandbox)');
  expect(article.body).toContain('[its limits](/documentation/errors#limits)');
  expect(article.body).toContain('[R01](https://site.example/documentation/codes/ach-returns/r01)');
  expect(article.body).toContain('[a rule](https://rules.example/documentation/errors)');
});

test('the pages that an article links to are listed once', () => {
  expect(linksOf(article)).toEqual(['/documentation/sandbox', '/documentation/errors']);
});

test('a page without a title is an error', () => {
  expect(() => readAlternate('---\ndescription: x\n---\n\nText', '/x', origin, paths)).toThrow(
    '/x has no title',
  );
});

test('articles are taken group by group until there are enough', () => {
  const link = (name: string) => ({ href: `/documentation/${name}` });
  const groups = [
    { title: 'Start', links: [link('a'), { href: '/contact' }, link('b')] },
    { title: 'Networks', links: [link('c'), link('d')] },
    { title: 'More', links: [link('e')] },
  ];
  expect(firstArticles({ groups }, 3, (path) => path !== '/contact')).toEqual([
    { title: 'Start', paths: ['/documentation/a', '/documentation/b'] },
    { title: 'Networks', paths: ['/documentation/c'] },
  ]);
});
