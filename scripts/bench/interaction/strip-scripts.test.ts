import { stripScripts } from './strip-scripts';

test('it removes all scripts and nothing else', () => {
  const html = [
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/a.js" as="script"/>',
    '<link rel="modulepreload" href="/b.js"/><script type="application/ld+json">{"a":"<b>"}</script></head>',
    '<body><h1>Scripts</h1><script async src="/c.js"></script><noscript>None</noscript>',
    '<SCRIPT>\nif (1 < 2) go();\n</SCRIPT></body>',
  ].join('');
  expect(stripScripts(html)).toBe(
    '<head><link rel="preload" href="/a.woff2" as="font"/></head><body><h1>Scripts</h1><noscript>None</noscript></body>',
  );
});
