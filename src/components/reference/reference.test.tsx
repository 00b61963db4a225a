import { screen, within } from '@testing-library/react';
import { renderUnstyled as render } from '../../../tests/unit/unstyled';
import { FieldList } from './FieldList';
import { treeOf } from './field-tree';
import { OperationPart } from './OperationPart';
import ResourceBody from './ResourceBody';
import type { FieldData, OperationData } from './resource-data';

const field = (path: string, over: Partial<FieldData> = {}): FieldData => ({
  name: path.split('.').at(-1) ?? path,
  path,
  depth: path.split('.').length - 1,
  kind: 'string',
  target: null,
  required: true,
  text: `About ${path}.`,
  values: [],
  codes: null,
  ...over,
});
const value = (name: string, href: string | null = null) => ({ value: name, text: `Means ${name}.`, href });

const fields = [
  field('id'),
  field('status', { values: [value('sent'), value('lost', '/codes/lost'), value('found')] }),
  field('route'),
  field('route.depot'),
  field('route.depot.door'),
  field('stamp_id', { target: { name: 'Stamp', href: '/documentation/api/stamps' } }),
];

const operation: OperationData = {
  id: 'create_parcel',
  method: 'POST',
  path: '/parcels/{id}/copies',
  name: 'Copy a parcel',
  text: 'Makes another.',
  parameters: [field('id', { text: 'The id of the parcel.' }), field('limit')],
  body: [
    field('weight'),
    field('note', { required: false }),
    field('status', { values: [value('sent'), value('lost'), value('found')] }),
  ],
  returns: { name: 'Parcel', href: '/documentation/api/parcels' },
  many: false,
  answer: [],
  changes: '<pre><code>{ "status": "lost" }</code></pre>',
  errors: ['400', '404'],
  snippets: [{ name: 'cURL', html: '<pre><code>curl</code></pre>' }],
};

const item = (name: string): HTMLElement => {
  const found = screen
    .getAllByRole('listitem')
    .find((one) => one.querySelector('code')?.textContent === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

test('deeper fields are nested in those before them', () => {
  const tree = treeOf(fields);
  expect(tree.map(({ field: { name } }) => name)).toEqual(['id', 'status', 'route', 'stamp_id']);
  expect(tree[2]?.within[0]?.within[0]?.field.path).toBe('route.depot.door');
  expect(treeOf([])).toEqual([]);
});

test('a field of the object has its kind, its meaning, and an address unless it is deep', () => {
  render(<FieldList fields={fields} />);
  expect(item('id')).toHaveTextContent(/^id string\s*About id\.$/);
  expect(item('depot')).toHaveAttribute('id', 'route.depot');
  expect(item('door')).not.toHaveAttribute('id');
  expect(within(item('route')).getAllByRole('listitem')).toHaveLength(2);
});

test('values have meanings, and link to the pages of codes', () => {
  render(<FieldList fields={fields} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Means sent.',
    'Means lost.',
    'Means found.',
  ]);
  expect(screen.getByRole('link', { name: 'lost' })).toHaveAttribute('href', '/codes/lost');
});

test('values that are states of the object link to the section of states', () => {
  render(<FieldList fields={fields} states={new Set(['sent', 'lost', 'found', 'burnt'])} />);
  expect(item('status')).toHaveTextContent('One of 3 states.');
  expect(screen.getByRole('link', { name: 'states' })).toHaveAttribute('href', '#states');
  expect(screen.queryByText('Means sent.')).not.toBeInTheDocument();
});

test('many values are collapsed, with their number', () => {
  const values = Array.from({ length: 9 }, (_, index) => value(`v${index}`));
  render(<FieldList fields={[field('reason', { values })]} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(within(details).getByText('9 values of reason')).toBeInTheDocument();
});

test('values that all have pages are replaced by a link to them', () => {
  const codes = { name: 'ACH return codes', href: '/codes/ach', count: 70 };
  render(<FieldList fields={[field('code', { codes })]} />);
  expect(item('code')).toHaveTextContent('One of 70 names. Each has a page under ACH return codes.');
  expect(screen.getByRole('link', { name: 'ACH return codes' })).toHaveAttribute('href', '/codes/ach');
});

test('an id links to its resource', () => {
  render(<FieldList fields={fields} />);
  expect(screen.getByRole('link', { name: 'Stamp' })).toHaveAttribute('href', '/documentation/api/stamps');
});

test('an operation shows its request: method, path, query, body, and required fields', () => {
  render(<OperationPart operation={operation} page="/documentation/api/parcels" object={fields} />);
  const region = screen.getByRole('region', { name: 'Copy a parcel' });
  expect(region).toHaveTextContent('POST /parcels/{id}/copies');
  expect(region).toHaveTextContent('{id} is the id of the parcel.');
  expect(item('limit')).toBeInTheDocument();
  expect(item('weight')).toHaveTextContent('required');
  expect(item('note')).not.toHaveTextContent('required');
  expect(screen.getByText('curl')).toBeInTheDocument();
});

test('values that the object has too are listed once', () => {
  render(<OperationPart operation={operation} page="/documentation/api/parcels" object={fields} />);
  expect(item('status')).toHaveTextContent('One of the values of status.');
  expect(screen.getByRole('link', { name: 'status' })).toHaveAttribute('href', '#status');
  expect(screen.queryByText('Means sent.')).not.toBeInTheDocument();
});

test('an operation shows its response: the object of the page, its changed fields, and errors', () => {
  render(<OperationPart operation={operation} page="/documentation/api/parcels" object={fields} />);
  expect(screen.getByRole('link', { name: 'the parcel' })).toHaveAttribute('href', '#object');
  expect(screen.getByText('{ "status": "lost" }')).toBeInTheDocument();
  expect(screen.getByText(/Errors: 400, 404\./)).toBeInTheDocument();
});

test('a list, another object and a custom response have different texts', () => {
  const list = { ...operation, many: true, changes: null };
  const { rerender } = render(<OperationPart operation={list} page="/elsewhere" object={fields} />);
  expect(screen.getByText(/^Returns a page of a list\. Each entry is like/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the parcel' })).toHaveAttribute(
    'href',
    '/documentation/api/parcels',
  );
  rerender(
    <OperationPart
      operation={{ ...operation, returns: null, answer: [field('balance')] }}
      page="/elsewhere"
      object={fields}
    />,
  );
  expect(item('balance')).toBeInTheDocument();
});

test('a resource has its object, its operations, its events and its simulations, each under a heading', () => {
  render(
    <ResourceBody
      resource={{
        path: '/documentation/api/parcels',
        name: 'Parcels',
        singular: 'Parcel',
        tag: 'parcel',
        example: '<pre><code>{ "id": "parcel_1" }</code></pre>',
        fields,
        lifecycles: [],
        operations: [operation],
        simulations: [{ ...operation, id: 'lose_parcel', name: 'Lose a parcel' }],
        events: [{ category: 'parcel.created', text: 'A parcel was made.' }],
      }}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The object',
    'Copy a parcel',
    'Events',
    'Simulations',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Lose a parcel' })).toBeInTheDocument();
  expect(document.getElementById('parcel.created')).toHaveTextContent('A parcel was made.');
});
