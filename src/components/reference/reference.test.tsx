import { screen, within } from '@testing-library/react';
import {
  sampleFields as fields,
  sampleOperation as operation,
  sampleField,
  sampleResource,
} from '../../../tests/unit/sample-reference';
import { renderUnstyled as render } from '../../../tests/unit/unstyled';
import { OperationPart } from './OperationPart';
import ResourceBody from './ResourceBody';

const page = '/documentation/api/parcels';
const names = (role: string): (string | null)[] => screen.getAllByRole(role).map((one) => one.textContent);

test('an operation shows its request: method, path, headers, query, body, and required fields', () => {
  render(<OperationPart operation={operation} page={page} object={fields} />);
  const region = screen.getByRole('region', { name: 'Copy a parcel' });
  expect(region).toHaveTextContent('POST /parcels/{id}/copies');
  expect(region).toHaveTextContent('{id} is the id of the parcel.');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Headers',
    'Query',
    'Body',
  ]);
  expect(document.getElementById('create_parcel.weight')).toHaveTextContent('required');
  expect(document.getElementById('create_parcel.note')).not.toHaveTextContent('required');
  expect(screen.getByText('curl')).toBeInTheDocument();
});

test('every parameter of an operation has a fragment and a link to it', () => {
  render(<OperationPart operation={operation} page={page} object={fields} />);
  for (const name of ['Idempotency-Key', 'id', 'limit', 'weight']) {
    const id = `create_parcel.${name}`;
    expect(document.getElementById(id)).toBeInTheDocument();
    expect(document.querySelector(`a[href="#${id}"]`)).toHaveTextContent(name);
  }
});

test('values that the object has too are listed once', () => {
  render(<OperationPart operation={operation} page={page} object={fields} />);
  expect(document.getElementById('create_parcel.status')).toHaveTextContent('One of the values of status.');
  expect(screen.queryByText('Means sent.')).not.toBeInTheDocument();
});

test('values that are states of the object link to the section of states', () => {
  const states = new Set(['sent', 'lost', 'found']);
  render(<OperationPart operation={operation} page={page} object={fields} states={states} />);
  expect(document.getElementById('create_parcel.status')).toHaveTextContent('One of 3 states.');
});

test('an operation shows its response after its request, with links to the object and its changed fields', () => {
  render(<OperationPart operation={operation} page={page} object={fields} />);
  expect(screen.getByRole('link', { name: 'the parcel' })).toHaveAttribute('href', '#object');
  expect(screen.getByText(/^Returns/)).toHaveTextContent(
    'Returns the parcel with changes, marked in the example: status, route.',
  );
  expect(screen.getByRole('link', { name: 'route' })).toHaveAttribute('href', '#route');
  const response = screen.getByText('{ "status": "lost" }');
  expect(screen.getByText('curl').compareDocumentPosition(response)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Response 200')).toBeInTheDocument();
});

test("an operation's own errors link to their meanings, beside an example, after other responses", () => {
  render(<OperationPart operation={operation} page={page} object={fields} />);
  expect(screen.getByText(/^Errors/)).toHaveTextContent('Errors: 404 not_found, and those of any request.');
  expect(screen.getByRole('link', { name: /^404 / })).toHaveAttribute('href', '#error-404');
  const statuses = within(screen.getByRole('group', { name: 'Status of the response' }));
  expect(statuses.getByRole('radio', { name: 'Response 200' })).toBeChecked();
  const others = statuses.getAllByRole('radio', { checked: false });
  expect(others.map((one) => one.getAttribute('value'))).toEqual(['Pending approval', '404']);
});

test('a list, another object and a custom response have different texts', () => {
  const list = { ...operation, many: true, changes: [] };
  const { rerender } = render(<OperationPart operation={list} page="/elsewhere" object={fields} />);
  expect(screen.getByText(/^Returns a page of a list\. Each entry is like/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the parcel' })).toHaveAttribute(
    'href',
    '/documentation/api/parcels',
  );
  const custom = { ...operation, returns: null, response: null, responseFields: [sampleField('balance')] };
  rerender(<OperationPart operation={custom} page="/elsewhere" object={fields} />);
  expect(document.getElementById('create_parcel.response.balance')).toHaveTextContent('About balance.');
  expect(screen.queryByText('Response 200')).not.toBeInTheDocument();
});

test('a resource has its object, states, operations, events, errors and simulations, each under a heading', () => {
  render(<ResourceBody resource={sampleResource} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'The object',
    'States',
    'Copy a parcel',
    'Events',
    'Errors',
    'Simulations',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Lose a parcel' })).toBeInTheDocument();
  expect(names('region')).toHaveLength(7);
});

test('every heading, state, event and error status has a fragment, and its name is the link to it', () => {
  render(<ResourceBody resource={sampleResource} />);
  for (const [id, name, text] of [
    ['object', 'The object', 'The object'],
    ['lose_parcel', 'Lose a parcel', 'Lose a parcel'],
    ['parcel-route.packed', 'packed', 'It is in its box.Next: gone: The carrier accepts it.'],
    ['parcel-route.gone', 'gone', 'It is on its way.'],
    ['parcel.created', 'parcel.created', 'A parcel was made.'],
    ['error-404', '404', 'There is no such parcel.'],
  ]) {
    const entry = document.getElementById(id as string);
    expect(entry).toHaveTextContent(text as string);
    expect(entry?.querySelector('a')).toHaveAttribute('href', `#${id}`);
    expect(entry?.querySelector('a')).toHaveTextContent(name as string);
  }
});

test('objects and events have examples', () => {
  render(<ResourceBody resource={sampleResource} />);
  for (const [title, json] of [
    ['Parcel', '{ "id": "parcel_1" }'],
    ['Event', '{ "type": "event" }'],
  ]) {
    const head = screen
      .getAllByText(title as string)
      .find((one) => one.nextElementSibling?.textContent === json);
    expect(head).toBeInTheDocument();
  }
});
