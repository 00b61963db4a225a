import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../../../tests/support/page/translate';
import { ShareLinks } from './ShareLinks';

const page = { title: 'Wires & reasons', path: '/updates/wires', origin: 'https://halyard.example' };

beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('an email has the title as its subject and the full address as its text', () => {
  render(<ShareLinks {...page} />);
  const email = new URL(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '');
  expect(email.protocol).toBe('mailto:');
  expect(email.searchParams.get('subject')).toBe('Wires & reasons');
  expect(email.searchParams.get('body')).toBe('https://halyard.example/updates/wires');
});

test('the page can be read as Markdown', () => {
  render(<ShareLinks {...page} />);
  expect(screen.getByRole('link', { name: 'Read as Markdown' })).toHaveAttribute('href', '/updates/wires.md');
});

test('the full address is copied, and the button says so', async () => {
  const user = userEvent.setup();
  render(<ShareLinks {...page} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://halyard.example/updates/wires');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('on a translated page the button says so, too', async () => {
  const user = userEvent.setup();
  render(<ShareLinks {...page} />);
  translate();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test("the device's share sheet is offered if there is one, and closing it isn't an error", async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<ShareLinks {...page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Wires & reasons',
    url: 'https://halyard.example/updates/wires',
  });
});

test("without a share sheet there's no button for it", () => {
  render(<ShareLinks {...page} />);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
