import { render, screen } from '@testing-library/react';
import { ButtonLink } from './ButtonLink';

test('it is a link, not a button', () => {
  render(<ButtonLink href="/documentation">Read the docs</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Read the docs' })).toHaveAttribute('href', '/documentation');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an external one has no arrow and rel=noopener', () => {
  render(<ButtonLink href="https://dashboard.example/signup">Get started</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Get started' });
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('svg')).toBeNull();
});

test('solid and ghost look different', () => {
  const looks = (['solid', 'ghost'] as const).map((look) => {
    render(
      <ButtonLink href="/" look={look}>
        {look}
      </ButtonLink>,
    );
    return getComputedStyle(screen.getByRole('link', { name: look })).backgroundColor;
  });
  expect(looks[0]).not.toBe(looks[1]);
});
