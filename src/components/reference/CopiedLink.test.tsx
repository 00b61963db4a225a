import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopiedLink } from './CopiedLink';

function show() {
  render(
    <>
      <ul>
        <li id="route.depot">
          <a href="#route.depot">depot</a> See <a href="#object">the object</a>.
        </li>
      </ul>
      <CopiedLink />
    </>,
  );
}

const link = () => screen.getByRole('link', { name: 'depot' });

test('following the link of a field copies its full address and announces it', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(link());
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#route.depot');
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

test('it works by keyboard', async () => {
  const user = userEvent.setup();
  show();
  link().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

test('if the browser refuses, it says where the link is', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  show();
  await user.click(link());
  expect(screen.getByRole('status')).toHaveTextContent('The link is in the address bar');
});

test('other links, and clicks for a new tab, copy nothing', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  show();
  await user.click(screen.getByRole('link', { name: 'the object' }));
  fireEvent.click(link(), { ctrlKey: true });
  expect(write).not.toHaveBeenCalled();
});

test('the message goes away', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.click(link());
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
