import { render, screen, within } from '@testing-library/react';
import { Section } from './Section';

test('a section is a region named after its heading', () => {
  render(
    <Section title="What can go wrong" lede="And what you see when it does.">
      <p>Content</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'What can go wrong' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('What can go wrong');
  expect(region).toHaveTextContent('And what you see when it does.');
  expect(region).toHaveTextContent('Content');
});

test.each([undefined, null, ''])('without a lede (%p) there is no empty paragraph', (lede) => {
  const { container } = render(
    <Section title="Fees" lede={lede}>
      <span>Content</span>
    </Section>,
  );
  expect(container.querySelector('p')).toBeNull();
});

test('two sections with the same title keep their own headings', () => {
  render(
    <>
      <Section title="Same" id="first">
        1
      </Section>
      <Section title="Same">2</Section>
    </>,
  );
  const regions = screen.getAllByRole('region', { name: 'Same' });
  expect(regions.map(({ id }) => id)).toEqual(['first', '']);
  const headings = screen.getAllByRole('heading').map(({ id }) => id);
  expect(new Set(headings).size).toBe(2);
});
