import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { orderHead } from './head-order';

/** "link preload" or "meta description": what a tag is, in short. */
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

test('what the first paint waits for comes first, the rest keeps its order', () => {
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

test('fonts keep their order', () => {
  const fonts = orderHead(head).filter(
    (node) => isValidElement<{ as?: string }>(node) && node.props.as === 'font',
  );
  expect(fonts.map((node) => (node as ReactElement).key)).toEqual(['font-1', 'font-2']);
});

test('no tag asks for scripts or data ahead of the page, and none names the generator', () => {
  const keys = orderHead(head).map((node) => (node as ReactElement).key);
  for (const key of ['script', 'data', 'generator']) expect(keys).not.toContain(key);
});

test('what is no element stays, at the end', () => {
  expect(orderHead([null, 'text', <title key="title">Fees</title>]).map(short)).toEqual([
    'title',
    'null',
    'text',
  ]);
});

test('the list that is given stays as it is', () => {
  const given = [...head];
  orderHead(given);
  expect(given).toEqual(head);
});
