import { render, screen } from '@testing-library/react';
import { ArticleHead } from './ArticleHead';
import { Prose } from './Prose';

test('a body is shown as it was rendered', () => {
  render(<Prose html={'<h2 id="way">The way</h2><p>See the <a href="/fees">fees</a>.</p>'} />);
  expect(screen.getByRole('heading', { level: 2, name: 'The way' })).toHaveAttribute('id', 'way');
  expect(screen.getByRole('link', { name: 'fees' })).toHaveAttribute('href', '/fees');
});

test('the top of an article has the heading of the page', () => {
  render(<ArticleHead title="FedACH" lede="How an entry travels." eyebrow="Documentation" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('FedACH');
  expect(screen.getByText('How an entry travels.')).toBeInTheDocument();
  expect(screen.getByText('Documentation')).toBeInTheDocument();
});
