import { render, screen } from '@testing-library/react';
import { Hero } from './Hero';

test("the heading is the page's h1", () => {
  render(
    <Hero
      headline="Full control."
      lede="Every state."
      eyebrow="Products / ACH"
      actions={<a href="/x">Go</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Full control.');
  expect(screen.getByText('Every state.')).toBeInTheDocument();
  expect(screen.getByText('Products / ACH')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go' })).toBeInTheDocument();
});

test('without eyebrow and actions there are no empty elements', () => {
  const { container } = render(<Hero headline="Full control." lede="Every state." />);
  expect([...container.querySelectorAll('p, div')].filter((part) => part.textContent === '')).toEqual([]);
});
