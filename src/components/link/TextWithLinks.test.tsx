import { render, screen } from '@testing-library/react';
import { marked, markedEmail, markedPage } from '../../lib/text/link-marks';
import { TextWithLinks } from './TextWithLinks';

test('a marked figure links to its date and source', () => {
  const { container } = render(
    <TextWithLinks
      text={`Up to ${marked('rtp-ceiling', '$10,000,000')}, from ${marked('opens', '21:00 ET')}.`}
    />,
  );
  expect(container).toHaveTextContent('Up to $10,000,000, from 21:00 ET.');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['$10,000,000', '#figure-rtp-ceiling'],
    ['21:00 ET', '#figure-opens'],
  ]);
});

test('a text without figures is that text', () => {
  const { container } = render(<TextWithLinks text="No figure." />);
  expect(container.innerHTML).toBe('No figure.');
});

test('an email address and the address of a page are links', () => {
  const [email, page] = ['help@halyard.example', 'https://status.halyard.example'];
  const { container } = render(
    <TextWithLinks text={`Check ${markedPage(page)}, then email ${markedEmail(email)}.`} />,
  );
  expect(container).toHaveTextContent(`Check ${page}, then email ${email}.`);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', page);
});

test('what is between backticks is code, which translators leave alone', () => {
  render(<TextWithLinks text="It's `null` on the last page." />);
  expect(screen.getByText('null')).toHaveAttribute('translate', 'no');
  expect(document.body).toHaveTextContent("It's null on the last page.");
});
