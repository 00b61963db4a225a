/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { createElement } from 'react';
import { followLink } from './link-navigation';

beforeEach(() => jest.mocked(navigate).mockClear());

/** A part of a page whose HTML React did not make, as a built page has it. */
function show(html: string): HTMLElement {
  const { container } = render(createElement('div', { onClick: followLink }));
  const part = container.firstElementChild as HTMLElement;
  part.innerHTML = html;
  return part;
}

/** Clicks the link, or what `on` selects. */
function click(html: string, init: MouseEventInit = {}, on = 'a'): Event {
  const part = show(html);
  const target = part.querySelector(on) ?? part;
  const event = createEvent.click(target, { button: 0, ...init });
  fireEvent(target, event);
  return event;
}

test.each([
  ['<a href="/fees">x</a>', '/fees'],
  ['<a href="/fees/">x</a>', '/fees'],
  ['<a href="/updates?filter=Customer+story">x</a>', '/updates?filter=Customer+story'],
  ['<a href="/fees#how">x</a>', '/fees#how'],
  ['<a href="/"><svg></svg></a>', '/'],
])('%s is followed without a reload', (html, address) => {
  expect(click(html).defaultPrevented).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(address);
});

test('a click on what is inside a link follows it', () => {
  click('<a href="/fees"><h3>Fees</h3></a>', {}, 'h3');
  expect(navigate).toHaveBeenCalledWith('/fees');
});

test.each([
  ['a fragment', '<a href="#how">x</a>'],
  ['another site', '<a href="https://example.com/fees">x</a>'],
  ['an e-mail address', '<a href="mailto:help@example.com">x</a>'],
  ['a file', '<a href="/updates.xml">x</a>'],
  ['a new tab', '<a href="/fees" target="_blank">x</a>'],
  ['a download', '<a href="/fees" download>x</a>'],
  ['no address', '<a>x</a>'],
])('%s is left to the browser', (_what, html) => {
  expect(click(html).defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_key, init) => {
  expect(click('<a href="/fees">x</a>', init).defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click beside a link does nothing', () => {
  click('<p>words</p><a href="/fees">x</a>', {}, 'p');
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that something else has answered is not answered again', () => {
  const part = show('<a href="/fees">Fees</a>');
  part.firstElementChild?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});
