/** @jest-environment node */
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { IconSprite } from '../components/icon/IconSprite';
import { fonts } from '../theme/fonts';
import { onPreRenderHTML, onRenderBody, replaceRenderer } from './render';

const options = { plugins: [] };

function Broken(): never {
  throw new Error('the page is broken');
}

/** Renders a page as Gatsby does; `order` records what happens. */
async function rendered(pathname: string, page: ReactNode, order: string[]) {
  const replaceBodyHTMLString = jest.fn();
  const setHeadComponents = jest.fn();
  const args = { bodyComponent: page, pathname, replaceBodyHTMLString, setHeadComponents };
  await replaceRenderer?.(args as unknown as ReplaceRendererArgs, options);
  order.push(`rendered ${pathname}`);
  return { replaceBodyHTMLString, setHeadComponents };
}

function bodyDone(pathname: string, order: string[]) {
  const setHeadComponents = jest.fn<void, [ReactElement<Record<string, string>>[]]>();
  const setPreBodyComponents = jest.fn<void, [ReactElement[]]>();
  const setPostBodyComponents = jest.fn();
  order.push(`head read ${pathname}`);
  const args = { pathname, setHeadComponents, setPreBodyComponents, setPostBodyComponents };
  onRenderBody?.(args as unknown as RenderBodyArgs, options);
  return {
    head: setHeadComponents.mock.calls[0]?.[0] ?? [],
    preBody: setPreBodyComponents.mock.calls[0]?.[0] ?? [],
  };
}

test('a page is rendered into its body, with one style in its head', async () => {
  const { replaceBodyHTMLString, setHeadComponents } = await rendered('/a', <h1>A</h1>, []);
  expect(replaceBodyHTMLString).toHaveBeenCalledWith('<!--email_off--><h1>A</h1><!--/email_off-->');
  const [styles] = setHeadComponents.mock.calls[0] ?? [];
  expect(styles.map(({ type }: ReactElement) => type)).toEqual(['style']);
  bodyDone('/a', []);
});

test("a page isn't rendered until the previous page's head has been read", async () => {
  const order: string[] = [];
  await rendered('/a', <h1>A</h1>, order);
  const second = rendered('/b', <h1>B</h1>, order);
  const third = rendered('/c', <h1>C</h1>, order);
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual(['rendered /a']);
  bodyDone('/a', order);
  await second;
  bodyDone('/b', order);
  await third;
  bodyDone('/c', order);
  expect(order).toEqual([
    'rendered /a',
    'head read /a',
    'rendered /b',
    'head read /b',
    'rendered /c',
    'head read /c',
  ]);
});

test('a page that fails rejects, and the next one is rendered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(rendered('/broken', <Broken />, [])).rejects.toThrow('the page is broken');
  const order: string[] = [];
  await rendered('/next', <h1>Next</h1>, order);
  expect(order).toEqual(['rendered /next']);
  bodyDone('/next', order);
});

test('the fonts are requested first; the script and the icons come before the page', () => {
  const { head, preBody } = bodyDone('/a', []);
  expect(head.map(({ props }) => props.href)).toEqual(fonts.map(({ href }) => href));
  expect(fonts).toHaveLength(4);
  for (const { type, props } of head.slice(0, 4)) {
    expect(type).toBe('link');
    expect(props).toEqual(expect.objectContaining({ rel: 'preload', as: 'font', crossOrigin: 'anonymous' }));
  }
  expect(preBody.map(({ type }) => type)).toEqual(['script', IconSprite]);
});

test("the head is ordered, and the script with the page's path is left out", () => {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  const getHeadComponents = () => [<meta key="m" name="description" />, <title key="t">A</title>];
  const getPostBodyComponents = () => [<script key="script-loader" />, <script key="app" />];
  const args = {
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, options);
  const [nodes] = replaceHeadComponents.mock.calls[0] ?? [];
  expect(nodes.map((node: ReactNode) => isValidElement(node) && node.type)).toEqual(['title', 'meta']);
  expect(replacePostBodyComponents.mock.calls[0]?.[0].map(({ key }: ReactElement) => key)).toEqual(['app']);
});
