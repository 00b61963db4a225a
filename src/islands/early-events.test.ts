/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsHydration, withoutEarlyEvents } from './early-events';

/** Whether an event on the element with `id="target"` needs hydration. */
function needed(html: string, type: string): boolean {
  document.body.innerHTML = html;
  let answer: boolean | undefined;
  const listen = (event: Event) => {
    answer = needsHydration(event);
  };
  document.body.addEventListener(type, listen, { once: true });
  document.getElementById('target')?.dispatchEvent(new Event(type, { bubbles: true }));
  return answer as boolean;
}

const link = '<a href="/fees"><b id="target">Pricing</b></a>';
const button = '<button><svg id="target"></svg></button>';
const menu = '<details><summary id="target">Menu</summary></details>';
const search = '<a href="/search" data-search><b id="target">Search</b></a>';
const tab = '<fieldset data-languages><input id="x"><label id="target" for="x">Node.js</label></fieldset>';
const tabInput = '<fieldset data-languages><input type="radio" id="target"></fieldset>';

test.each([
  ['a click on a link', link, 'click', true],
  ['a click on a button', button, 'click', true],
  ['a change of a field', '<select id="target"></select>', 'change', true],
  ['text that is typed', '<input id="target">', 'input', true],
  ['a key anywhere', '<p id="target" tabindex="0"></p>', 'keydown', true],
  ['a form that is sent', '<form id="target"></form>', 'submit', true],
  ['a finger on a link, which may start to scroll', link, 'touchstart', false],
  ['a press on a button, before its click', button, 'pointerdown', false],
  ['a click on the menu button', menu, 'click', false],
  ['a click on the search button', search, 'click', false],
  ['a click on the tab of a code sample', tab, 'click', false],
  ['a change of the tab', tabInput, 'change', false],
  ['a click on text', '<p id="target">Words</p>', 'click', false],
] as const)('%s', (_what, html, type, expected) => {
  expect(needed(html, type)).toBe(expected);
});

test('no component handles the start or the end of a press, which React would not hear', () => {
  const sources = join(__dirname, '..');
  const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx$/.test(name),
  );
  expect(components.length).toBeGreaterThan(100);
  const handlers = /\bon(?:Pointer(?:Down|Up)|Mouse(?:Down|Up)|Touch(?:Start|End))(?:Capture)?\b/;
  expect(components.filter((name) => handlers.test(readFileSync(join(sources, name), 'utf8')))).toEqual([]);
});

test('listeners added during hydration hear everything once the page is hydrated, and their options are kept', () => {
  document.body.innerHTML = `<div id="container">${menu}</div><p id="elsewhere"></p>`;
  const container = document.getElementById('container') as HTMLElement;
  const summary = document.getElementById('target') as HTMLElement;
  const heard: string[] = [];
  let hydrated = false;
  withoutEarlyEvents(
    container,
    () => hydrated,
    () => {
      container.addEventListener('click', ({ eventPhase }) => heard.push(`captured ${eventPhase}`), true);
      container.addEventListener('click', () => heard.push('bubbled'), { passive: true });
    },
  );
  container.addEventListener('click', () => heard.push('later listener'));
  summary.click();
  expect(heard).toEqual(['later listener']);
  hydrated = true;
  summary.click();
  expect(heard.slice(1)).toEqual([`captured ${Event.CAPTURING_PHASE}`, 'bubbled', 'later listener']);
});
