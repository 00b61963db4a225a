import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchExplainedLinks } from './watch-links';

const meanings = { r03: ['R03: No account', "The bank can't find the account."] };
const fetched = jest.fn(async (_file: string) => ({ ok: true, json: async () => meanings }));

/** jsdom has no popovers. */
function addPopovers(): void {
  const open = new WeakSet<Element>();
  const { matches } = Element.prototype;
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement) {
      open.add(this);
    },
    hidePopover(this: HTMLElement) {
      open.delete(this);
    },
  });
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') return open.has(this);
    if (selector === ':hover') return true;
    if (selector === ':focus-visible') return document.activeElement === this;
    return matches.call(this, selector);
  });
}

const page = (
  <main>
    <div data-prose="">
      <a href="/documentation/codes/ach-returns/r03">R03</a> within <a href="#figure-days">2</a>, see{' '}
      <a href="/documentation/codes/ach-returns/r99">R99</a> and <a href="/fees">fees</a>
    </div>
    <ul>
      <li id="figure-days">
        <span>2</span>
        <p>Banking days for a return</p>
        <p>as of Sep 2015, official</p>
      </li>
    </ul>
  </main>
);

const link = (name: string) => screen.getByRole('link', { name });

/** Presses with a finger or a mouse. jsdom has no pointer events. */
const press = (element: Element, pointerType: 'touch' | 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));

test('in a browser without popovers, links are plain links', async () => {
  const listen = jest.spyOn(document, 'addEventListener');
  watchExplainedLinks();
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});

describe('with popovers', () => {
  beforeAll(() => {
    addPopovers();
    Element.prototype.getClientRects = () => [{ left: 0, top: 0, bottom: 20 }] as unknown as DOMRectList;
    globalThis.fetch = fetched as unknown as typeof fetch;
    watchExplainedLinks();
  });

  beforeEach(() => render(page));

  test('focus describes a code by its meaning; Escape and leaving it end that', async () => {
    const user = userEvent.setup();
    await user.tab();
    expect(link('R03')).toHaveFocus();
    await waitFor(() =>
      expect(link('R03')).toHaveAccessibleDescription("R03: No account The bank can't find the account."),
    );
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(link('R03')).not.toHaveAttribute('aria-describedby');
    await user.tab();
    await waitFor(() =>
      expect(link('2')).toHaveAccessibleDescription('2 Banking days for a return as of Sep 2015, official'),
    );
    await user.tab();
    expect(link('2')).not.toHaveAttribute('aria-describedby');
    expect(fetched).toHaveBeenCalledWith('/meanings/ach-returns.json');
  });

  test('a pointer that rests on a link shows the meaning; it stays while the pointer is on it', async () => {
    jest.useFakeTimers();
    const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    fireEvent.mouseOver(link('R03'));
    await later(1000);
    expect(link('R03')).toHaveAttribute('aria-describedby');
    fireEvent.mouseOver(link('fees'));
    await later(100);
    fireEvent.mouseOver(screen.getByText("The bank can't find the account."));
    await later(5000);
    expect(link('R03')).toHaveAttribute('aria-describedby');
    fireEvent.mouseOver(link('fees'));
    await later(1000);
    expect(link('R03')).not.toHaveAttribute('aria-describedby');
    jest.useRealTimers();
  });

  test('the first tap shows the meaning with a link, the second follows', async () => {
    let followed = 0;
    const onClick = (event: Event) => {
      if (!event.defaultPrevented) followed += 1;
      event.preventDefault();
    };
    window.addEventListener('click', onClick);
    press(link('R03'), 'touch');
    fireEvent.click(link('R03'));
    expect(await screen.findByRole('link', { name: 'Read more about it' })).toHaveAttribute(
      'href',
      '/documentation/codes/ach-returns/r03',
    );
    expect(followed).toBe(0);
    fireEvent.click(link('R03'));
    expect(followed).toBe(1);
    window.removeEventListener('click', onClick);
  });

  test('a mouse that rests elsewhere leaves what a tap has opened; the next press hides it', async () => {
    press(link('R03'), 'touch');
    fireEvent.click(link('R03'));
    await waitFor(() => expect(link('R03')).toHaveAttribute('aria-describedby'));
    jest.useFakeTimers();
    fireEvent.mouseOver(link('fees'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(link('R03')).toHaveAttribute('aria-describedby');
    jest.useRealTimers();
    fireEvent.pointerDown(document.body);
    expect(link('R03')).not.toHaveAttribute('aria-describedby');
  });

  test('a click of a mouse follows a link that a finger touched to scroll', () => {
    press(link('R03'), 'touch');
    press(link('R03'), 'mouse');
    const followed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', followed, { once: true });
    fireEvent.click(link('R03'));
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('a tap on a link without a meaning follows it', async () => {
    const followed = jest.fn((event: Event) => event.preventDefault());
    link('R99').addEventListener('click', followed);
    press(link('R99'), 'touch');
    expect(fireEvent.click(link('R99'))).toBe(false);
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  });
});
