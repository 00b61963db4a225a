import { fireEvent, render, screen } from '@testing-library/react';
import { Link, parsePath } from './link';

const navigate = jest.fn();
beforeEach(() => {
  navigate.mockClear();
  Object.assign(window, { ___navigate: navigate });
  window.history.replaceState(null, '', '/fees');
});

const show = (link: React.ReactElement): HTMLElement => {
  render(link);
  return screen.getByRole('link');
};

test('a click goes to the page, in a new entry of the history', () => {
  const link = show(<Link to="/updates?filter=a#top">Updates</Link>);
  expect(link).toHaveAttribute('href', '/updates?filter=a#top');
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/updates?filter=a#top', { replace: false });
});

test('a link to the current page is marked and replaces its entry, unless it says otherwise', () => {
  const link = show(<Link to="/fees">Pricing</Link>);
  expect(link).toHaveAttribute('aria-current', 'page');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/fees', { replace: true });
});

test('a link to the current page keeps the entry of what was entered in a form', () => {
  const link = show(<Link to="/fees">Pricing</Link>);
  window.history.replaceState(null, '', '/fees?account=1000');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/fees', { replace: false });
});

test('what the caller says about the current page and the entry counts', () => {
  const link = show(
    <Link to="/fees" aria-current="true" replace={false}>
      Pricing
    </Link>,
  );
  expect(link).toHaveAttribute('aria-current', 'true');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/fees', { replace: false });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (init) => {
    const link = show(<Link to="/updates">Updates</Link>);
    // jsdom can't navigate.
    link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
    fireEvent(link, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([
  ['/', '/', '', ''],
  ['/updates?filter=a#top', '/updates', '?filter=a', '#top'],
  ['/fees?#', '/fees', '', ''],
  ['#top', '/', '', '#top'],
])('the parts of %s', (address, pathname, search, hash) => {
  expect(parsePath(address)).toEqual({ pathname, search, hash });
});
