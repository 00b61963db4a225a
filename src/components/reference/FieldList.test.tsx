import { screen, within } from '@testing-library/react';
import { sampleFields as fields, sampleField, sampleValue } from '../../../tests/unit/sample-reference';
import { renderUnstyled as render } from '../../../tests/unit/unstyled';
import { FieldList } from './FieldList';
import { sizeOf, treeOf } from './field-tree';

const item = (name: string): HTMLElement => {
  const found = screen
    .getAllByRole('listitem', { hidden: true })
    .find((one) => one.querySelector('a')?.textContent === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

test('deeper fields are nested in those before them', () => {
  const tree = treeOf(fields);
  expect(tree.map(({ field: { name } }) => name)).toEqual(['id', 'status', 'route', 'stamp_id']);
  expect(tree[2]?.within[0]?.within[0]?.field.path).toBe('route.depot.door');
  expect(sizeOf(tree)).toBe(6);
  expect(treeOf([])).toEqual([]);
});

test('a field has its kind, its meaning, and a fragment at every depth; its name is the link to it', () => {
  render(<FieldList fields={fields} />);
  expect(item('id')).toHaveTextContent(/^id string\s*About id\.$/);
  expect(item('door')).toHaveAttribute('id', 'route.depot.door');
  expect(screen.getByRole('link', { name: 'door' })).toHaveAttribute('href', '#route.depot.door');
  expect(within(item('route')).getAllByRole('listitem')).toHaveLength(2);
});

test('the fragments of a request start with its operation', () => {
  render(<FieldList fields={fields} prefix="create_parcel." object={fields} />);
  expect(item('depot')).toHaveAttribute('id', 'create_parcel.route.depot');
  expect(screen.getByRole('link', { name: 'depot' })).toHaveAttribute('href', '#create_parcel.route.depot');
});

test('a request lists required fields first, an object its fields in order', () => {
  const some = [sampleField('note', { required: false }), sampleField('weight')];
  const listed = () => screen.getAllByRole('listitem').map((one) => one.querySelector('a')?.textContent);
  const { rerender } = render(<FieldList fields={some} prefix="create_parcel." />);
  expect(listed()).toEqual(['weight', 'note']);
  rerender(<FieldList fields={some} />);
  expect(listed()).toEqual(['note', 'weight']);
});

test('a long object is folded, with the number of its fields, and a short one is not', () => {
  const route = ['route', ...['a', 'b', 'c', 'c.d', 'e'].map((name) => `route.${name}`)];
  const box = ['box', 'box.width', 'box.height'];
  render(<FieldList fields={[...route, ...box].map((path) => sampleField(path))} />);
  const [details, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('summary')).toHaveTextContent('5 fields of route');
  expect(details).toContainElement(item('d'));
  expect(item('width')).toBeVisible();
});

test('values have meanings, and link to the pages of codes or to themselves', () => {
  render(<FieldList fields={fields} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Means sent.',
    'Means lost.',
    'Means found.',
  ]);
  expect(screen.getByRole('link', { name: 'lost' })).toHaveAttribute('href', '/codes/lost');
  expect(screen.getByRole('link', { name: 'sent' })).toHaveAttribute('href', '#status.sent');
  expect(document.getElementById('status.sent')).toHaveTextContent('sent');
});

test('values that are states of the object link to the section of states', () => {
  render(<FieldList fields={fields} states={new Set(['sent', 'lost', 'found', 'burnt'])} />);
  expect(item('status')).toHaveTextContent('One of 3 states.');
  expect(screen.getByRole('link', { name: 'states' })).toHaveAttribute('href', '#states');
  expect(screen.queryByText('Means sent.')).not.toBeInTheDocument();
});

test('many values are folded, with their number', () => {
  const values = Array.from({ length: 9 }, (_, index) => sampleValue(`v${index}`));
  render(<FieldList fields={[sampleField('reason', { values })]} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(details.querySelector('summary')).toHaveTextContent('9 values of reason');
});

test('values that all have pages are replaced by a link to them', () => {
  const codes = { name: 'ACH return codes', href: '/codes/ach', count: 70 };
  render(<FieldList fields={[sampleField('code', { codes })]} />);
  expect(item('code')).toHaveTextContent('One of 70 names. Each has a page under ACH return codes.');
  expect(screen.getByRole('link', { name: 'ACH return codes' })).toHaveAttribute('href', '/codes/ach');
});

test('an id links to its resource', () => {
  render(<FieldList fields={fields} />);
  expect(screen.getByRole('link', { name: 'Stamp' })).toHaveAttribute('href', '/documentation/api/stamps');
});
