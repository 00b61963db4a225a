import { render, screen } from '@testing-library/react';
import { SmartLink } from './SmartLink';

const link = () => screen.getByRole('link');

test.each([
  ['/fees', '/fees'],
  ['/fees/', '/fees'],
  ['/updates?filter=Customer+story', '/updates?filter=Customer+story'],
  ['/documentation/fedach#states', '/documentation/fedach#states'],
])('%s is a link within the site', (href, address) => {
  render(<SmartLink href={href}>words</SmartLink>);
  expect(link()).toHaveAttribute('href', address);
  expect(link()).not.toHaveAttribute('rel');
  expect(link()).not.toHaveAttribute('target');
  expect(link()).toHaveAccessibleName('words');
  expect(link().querySelector('svg')).toBeNull();
});

test('an external link is marked, and opens in the same tab', () => {
  render(<SmartLink href="https://status.example/">Status</SmartLink>);
  expect(link()).toHaveAttribute('href', 'https://status.example/');
  expect(link()).toHaveAttribute('rel', 'noopener');
  expect(link()).not.toHaveAttribute('target');
  expect(link()).toHaveAccessibleName('Status');
  expect(link().querySelector('svg')).not.toBeNull();
});

test('a link that opens a new tab says so, to screen readers too', () => {
  render(
    <SmartLink href="https://docs.example" newTab>
      Documentation
    </SmartLink>,
  );
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener');
  expect(link()).toHaveAccessibleName('Documentation (opens in a new tab)');
});

test('a plain one has no arrow, but rel=noopener', () => {
  render(
    <SmartLink href="https://dashboard.example/login" plain>
      Sign in
    </SmartLink>,
  );
  expect(link().querySelector('svg')).toBeNull();
  expect(link()).toHaveAttribute('rel', 'noopener');
});

test.each(['mailto:help@example.com', 'tel:+15551234567', '#states', '/updates.xml'])(
  '%s is left to the browser',
  (href) => {
    render(<SmartLink href={href}>words</SmartLink>);
    expect(link()).toHaveAttribute('href', href);
    for (const name of ['rel', 'target']) expect(link()).not.toHaveAttribute(name);
    expect(link().querySelector('svg')).toBeNull();
  },
);
