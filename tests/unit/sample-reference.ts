/** A resource of the API reference, as its page gets it. */
import type { FieldData, OperationData, ResourceData } from '../../src/components/reference/resource-data';

/** A field; its name is the end of its path. */
export const sampleField = (path: string, over: Partial<FieldData> = {}): FieldData => ({
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

/** A value with a meaning. */
export const sampleValue = (value: string, href: string | null = null) => ({
  value,
  text: `Means ${value}.`,
  href,
});

export const sampleFields = [
  sampleField('id'),
  sampleField('status', {
    values: [sampleValue('sent'), sampleValue('lost', '/codes/lost'), sampleValue('found')],
  }),
  sampleField('route'),
  sampleField('route.depot'),
  sampleField('route.depot.door'),
  sampleField('stamp_id', { target: { name: 'Stamp', href: '/documentation/api/stamps' } }),
];

export const sampleOperation: OperationData = {
  id: 'create_parcel',
  method: 'POST',
  path: '/parcels/{id}/copies',
  name: 'Copy a parcel',
  text: 'Makes another.',
  parameters: [
    sampleField('Idempotency-Key'),
    sampleField('id', { text: 'The id of the parcel.' }),
    sampleField('limit'),
  ],
  body: [
    sampleField('weight'),
    sampleField('note', { required: false }),
    sampleField('status', { values: [sampleValue('sent'), sampleValue('lost'), sampleValue('found')] }),
  ],
  returns: { name: 'Parcel', href: '/documentation/api/parcels' },
  many: false,
  responseFields: [],
  response: '<pre><code>{ "status": "lost" }</code></pre>',
  samples: [{ name: 'Pending approval', html: '<pre><code>{ "status": "waits" }</code></pre>' }],
  changes: ['status', 'route'],
  errors: [
    { status: '401', type: 'invalid_key', example: null },
    { status: '404', type: 'not_found', example: '<pre><code>{ "status": 404 }</code></pre>' },
  ],
  snippets: [{ name: 'cURL', html: '<pre><code>curl</code></pre>' }],
};

export const sampleResource: ResourceData = {
  path: '/documentation/api/parcels',
  name: 'Parcels',
  singular: 'Parcel',
  tag: 'parcel',
  example: '<pre><code>{ "id": "parcel_1" }</code></pre>',
  fields: sampleFields,
  lifecycles: [
    {
      id: 'parcel-route',
      object: 'parcel',
      name: 'Parcel',
      sentence: 'A parcel is packed and sent.',
      states: [
        { name: 'packed', kind: 'line', final: false, text: 'It is in its box.' },
        { name: 'gone', kind: 'line', final: true, text: 'It is on its way.' },
      ],
      transitions: [{ from: 'packed', to: 'gone', when: 'The carrier accepts it.' }],
    },
  ],
  operations: [sampleOperation],
  simulations: [{ ...sampleOperation, id: 'lose_parcel', name: 'Lose a parcel' }],
  events: [{ category: 'parcel.created', text: 'A parcel was made.' }],
  event: '<pre><code>{ "type": "event" }</code></pre>',
  errors: [
    { status: '400', text: 'A field is wrong.' },
    { status: '404', text: 'There is no such parcel.' },
  ],
};
