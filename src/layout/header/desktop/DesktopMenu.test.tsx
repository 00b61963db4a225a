import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { layoutData } from '../../../../tests/unit/layout-data';
import { renderUnstyled } from '../../../../tests/unit/unstyled';
import { DesktopMenu } from './DesktopMenu';
import { actionForOpenPanel } from './panel-dom';

// The navigation measures its panels, which needs layout; jsdom has none.
jest.mock('./panel-dom');

const { menus, links } = layoutData.navigation;

const tree = (pathname: string) => (
  <>
    <DesktopMenu menus={menus} links={links} location={{ pathname, search: '' }} />
    <p>The page</p>
  </>
);

const show = () => renderUnstyled(tree('/'));
const trigger = (name: string) => screen.getByRole('button', { name });
const panelLink = (name: RegExp) => screen.getByRole('link', { name });

/** Names of the menus with aria-expanded. */
const open = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);

test('a click opens a menu and another click closes it', async () => {
  show();
  await userEvent.click(trigger('Products'));
  expect(open()).toEqual(['Products']);
  await userEvent.click(trigger('Products'));
  expect(open()).toEqual([]);
});

test('a click on another trigger opens that one alone', async () => {
  show();
  await userEvent.click(trigger('Products'));
  await userEvent.click(trigger('Developers'));
  expect(open()).toEqual(['Developers']);
});

test.each(['{Enter}', ' '])('the key %j opens and closes', async (key) => {
  show();
  trigger('Solutions').focus();
  await userEvent.keyboard(key);
  expect(open()).toEqual(['Solutions']);
  await userEvent.keyboard(key);
  expect(open()).toEqual([]);
});

test('Escape closes and returns focus to the trigger', async () => {
  show();
  await userEvent.click(trigger('Products'));
  panelLink(/^Wires/).focus();
  await userEvent.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(trigger('Products')).toHaveFocus();
});

test('Escape closes what hovering opened and leaves the focus where it is', async () => {
  show();
  await userEvent.hover(trigger('Products'));
  expect(open()).toEqual(['Products']);
  act(() => trigger('Developers').focus());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(trigger('Developers')).toHaveFocus();
});

test('the down arrow opens a menu and moves into it', async () => {
  show();
  trigger('Products').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(open()).toEqual(['Products']);
  await waitFor(() => expect(panelLink(/^ACH/)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(panelLink(/^Wires/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(panelLink(/^ACH/)).toHaveFocus();
});

test('left and right move along the bar without opening menus', async () => {
  show();
  trigger('Developers').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(trigger('Solutions')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(trigger('Products')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Updates' })).toHaveFocus();
  expect(open()).toEqual([]);
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'keys pressed with %s are left to the browser',
  async (modifier) => {
    show();
    trigger('Developers').focus();
    for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'End']) {
      const handled = jest.fn();
      document.addEventListener('keydown', (event) => handled(event.defaultPrevented), { once: true });
      const modifiers = { [`${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`]: true };
      fireEvent.keyDown(trigger('Developers'), { key, ...modifiers });
      expect(handled).toHaveBeenCalledWith(false);
    }
    expect(trigger('Developers')).toHaveFocus();
    expect(open()).toEqual([]);
  },
);

test('moving the focus out of an open menu closes it', async () => {
  show();
  await userEvent.click(trigger('Products'));
  act(() => trigger('Solutions').focus());
  await waitFor(() => expect(open()).toEqual([]));
});

test('a press elsewhere closes', async () => {
  show();
  await userEvent.click(trigger('Products'));
  await userEvent.click(screen.getByText('The page'));
  expect(open()).toEqual([]);
});

test('following a link closes', async () => {
  show();
  await userEvent.click(trigger('Products'));
  fireEvent.click(panelLink(/^ACH/));
  expect(open()).toEqual([]);
});

test('links of a menu belong to its panel, shortcuts too', () => {
  show();
  const panel = document.getElementById('menu-developers') as HTMLElement;
  expect(within(panel).getByRole('heading', { name: 'Quick links' })).toBeInTheDocument();
  expect(within(panel).getAllByRole('link')).toHaveLength(4);
});

describe('hovering', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

  test('opens at once', async () => {
    show();
    await user().hover(trigger('Products'));
    expect(open()).toEqual(['Products']);
  });

  test('closes when the pointer leaves', async () => {
    show();
    const pointer = user();
    await pointer.hover(trigger('Products'));
    await pointer.hover(panelLink(/^ACH/));
    wait(1_000);
    expect(open()).toEqual(['Products']);
    await pointer.hover(screen.getByText('The page'));
    expect(open()).toEqual([]);
  });

  test('moves to another menu at once', async () => {
    show();
    const pointer = user();
    await pointer.hover(trigger('Products'));
    await pointer.hover(trigger('Solutions'));
    expect(open()).toEqual(['Solutions']);
  });

  test('a plain link of the bar closes what is open', async () => {
    show();
    const pointer = user();
    await pointer.hover(trigger('Products'));
    await pointer.hover(screen.getByRole('link', { name: 'Pricing' }));
    expect(open()).toEqual([]);
  });

  test('a tap toggles: the first opens, the second closes', async () => {
    show();
    const finger = user();
    const tap = () => finger.pointer({ keys: '[TouchA]', target: trigger('Products') });
    await tap();
    expect(open()).toEqual(['Products']);
    await tap();
    expect(open()).toEqual([]);
  });
});

describe('right after the first render', () => {
  /** Renders without `act`, which would also finish what may wait; returns the navigation. */
  function renderFirst(): Element | null {
    const container = document.body.appendChild(document.createElement('div'));
    flushSync(() => createRoot(container).render(tree('/')));
    return container.querySelector('nav');
  }
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    document.body.replaceChildren();
  });

  test('it renders again only in a later task', async () => {
    const nav = renderFirst();
    expect(nav).not.toHaveAttribute('data-enhanced');
    await waitFor(() => expect(nav).toHaveAttribute('data-enhanced'));
  });

  test('a panel that CSS has opened stays open without a gap', () => {
    jest.mocked(actionForOpenPanel).mockReturnValueOnce({ type: 'hover', menu: 'products' });
    const nav = renderFirst();
    expect(nav).toHaveAttribute('data-enhanced');
    expect(nav).toHaveAttribute('data-open', 'products');
  });
});
