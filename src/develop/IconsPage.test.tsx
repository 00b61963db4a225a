import { render, screen, within } from '@testing-library/react';
import { iconNames } from '../components/icon/icons';
import IconsPage from './IconsPage';

test('every icon is shown beside the name to write in a content file', () => {
  render(<IconsPage />);
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([...iconNames]);
  for (const [index, entry] of entries.entries())
    expect(entry.querySelector('use')).toHaveAttribute('href', `#icon-${iconNames[index]}`);
});
