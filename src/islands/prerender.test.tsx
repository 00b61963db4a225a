/** @jest-environment node */
import type { ComponentType } from 'react';

/** The modules as in the bundle that renders pages at build time, without any islands yet. */
async function build() {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAGE: 'build-html' });
  const { loadPrerendered } = await import('./prerender');
  const { staticIsland } = await import('./static-island');
  const { hydrateWhenVisible } = await import('./hydrate-when-visible');
  // Of the same React as the islands.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return { loadPrerendered, staticIsland, hydrateWhenVisible, renderToStaticMarkup };
}
afterEach(() => {
  jest.restoreAllMocks();
});

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const load = async () => ({ default: Part });

test('islands of both kinds are in the HTML, with their names', async () => {
  const { loadPrerendered, staticIsland, hydrateWhenVisible, renderToStaticMarkup } = await build();
  const [Static, Interactive] = [staticIsland('static', load), hydrateWhenVisible('interactive', load)];
  await loadPrerendered();
  expect(renderToStaticMarkup(<Static words="one" />)).toBe('<div data-island="static"><p>one</p></div>');
  expect(renderToStaticMarkup(<Interactive words="two" />)).toMatch(
    /^<div data-island="interactive">.*<p>two<\/p>.*<\/div>$/,
  );
});

test('a nested island is loaded too', async () => {
  const { loadPrerendered, staticIsland, renderToStaticMarkup } = await build();
  const Outer = staticIsland('outer', async () => {
    const Inner = staticIsland('inner', load) as ComponentType<{ words: string }>;
    return { default: ({ words }: { words: string }) => <Inner words={words} /> };
  });
  await loadPrerendered();
  expect(renderToStaticMarkup(<Outer words="deep" />)).toContain('<p>deep</p>');
});

test("an island that isn't loaded stops the build", async () => {
  const { staticIsland, renderToStaticMarkup } = await build();
  const Late = staticIsland('late', load);
  expect(() => renderToStaticMarkup(<Late words="late" />)).toThrow(
    'The part "late" was rendered before its code was loaded.',
  );
});

test("code that can't be loaded stops the build", async () => {
  const { loadPrerendered, staticIsland } = await build();
  staticIsland('broken', () => Promise.reject(new Error('No such file.')));
  await expect(loadPrerendered()).rejects.toThrow('No such file.');
});

test("two islands can't have the same name", async () => {
  const { staticIsland, hydrateWhenVisible } = await build();
  staticIsland('part', load);
  expect(() => hydrateWhenVisible('part', load)).toThrow('Two parts have the name "part".');
});
