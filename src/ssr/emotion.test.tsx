/** @jest-environment node */
import { css } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalCss } from '../theme/global-css';
import { renderPage } from './emotion';

const red = css({ color: 'rgb(255, 0, 0)' });
const unused = css({ color: 'rgb(0, 0, 255)' });

const page = (
  <main>
    <p css={red}>one</p>
    <p css={red}>two</p>
  </main>
);

test('the body has the text and no style', () => {
  const { html } = renderPage(page);
  expect(html).toContain('one</p>');
  expect(html).not.toContain('<style');
});

test("the head's one style has the global styles and those the page uses, once", () => {
  const style = renderToStaticMarkup(renderPage(page).style);
  expect(style.match(/<style/g)).toHaveLength(1);
  expect(style).toContain(globalCss);
  expect(style.match(/rgb\(255, ?0, ?0\)/g)).toHaveLength(1);
  expect(style).not.toContain(unused.name);
});

test('the classes in the body are defined in the style', () => {
  const { html, style } = renderPage(page);
  const name = /<p class="(css-[\w-]+)"/.exec(html)?.[1] ?? '';
  expect(name).not.toBe('');
  const text = renderToStaticMarkup(style);
  expect(text).toContain(`.${name}{`);
  expect(text).toContain(name.replace('css-', ''));
  expect(text).toMatch(/^<style data-styles="/);
});

test("a page doesn't get the styles of the previous page", () => {
  renderPage(page);
  expect(renderToStaticMarkup(renderPage(<main>bare</main>).style)).not.toMatch(/rgb\(255, ?0, ?0\)/);
});

test('a style is compiled once for all pages', () => {
  renderPage(page);
  const stylis = jest.requireActual<{ compile: (css: string) => unknown }>('stylis');
  const compile = jest.spyOn(stylis, 'compile');
  renderPage(page);
  expect(compile).not.toHaveBeenCalled();
  renderPage(<main css={unused}>new</main>);
  expect(compile).toHaveBeenCalledTimes(1);
});
