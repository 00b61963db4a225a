import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { orderHead } from './head-order';

/** Abbreviates a tag: "link preload" or "meta description". */
function short(node: ReactNode): string {
  if (!isValidElement<Record<string, string>>(node)) return String(node);
  const { type, props } = node as ReactElement<Record<string, string>>;
  return [type, props.rel ?? props.name ?? props.id].filter(Boolean).join(' ');
}

const head = [
  <meta key="generator" name="generator" content="Gatsby" />,
  <meta key="description" name="description" content="x" />,
  <link key="canonical" rel="canonical" href="/" />,
  <style key="style" id="critical" />,
  <link key="script" rel="preload" as="script" href="/app.js" />,
  <link key="data" rel="preload" as="fetch" href="/page-data.json" crossOrigin="anonymous" />,
  <link key="font-1" rel="preload" as="font" href="/1.woff2" crossOrigin="anonymous" />,
  <script key="data-of-site" type="application/ld+json" id="structured" />,
  <title key="title">Fees</title>,
  <link key="font-2" rel="preload" as="font" href="/2.woff2" crossOrigin="anonymous" />,
];

test('tags that the first paint needs come first, the rest keep their order', () => {
  expect(orderHead(head).map(short)).toEqual([
    'title',
    'link preload',
    'link preload',
    'style critical',
    'meta description',
    'link canonical',
    'script structured',
  ]);
});

test('no tag preloads scripts or data, and none names the generator', () => {
  const keys = orderHead(head).map((node) => (node as ReactElement).key);
  for (const key of ['script', 'data', 'generator']) expect(keys).not.toContain(key);
});

test("nodes that aren't elements stay, at the end", () => {
  expect(orderHead([null, 'text', <title key="title">Fees</title>]).map(short)).toEqual([
    'title',
    'null',
    'text',
  ]);
});
