/** A small API description for tests. */
import type { Description } from '../../src/content-model/api/openapi';

const id = { description: 'Its id.', type: 'string', examples: ['parcel_1'] };

/** One resource with a nullable part, a list of another resource's objects, and one operation of each kind. */
export const smallApi: Description = {
  openapi: '3.1.0',
  info: { title: '{brand} API', version: '1' },
  tags: [
    {
      name: 'parcel',
      description: 'A parcel.',
      'x-displayName': 'Parcels',
      'x-summary': 'What is sent.',
      'x-rail': 'ach',
      'x-lifecycles': ['parcel'],
    },
    { name: 'stamp', description: 'A stamp.', 'x-displayName': 'Air-mail Stamps', 'x-summary': 'Paid.' },
  ],
  'x-tagGroups': [
    { name: 'Mail', tags: ['parcel'], 'x-rail': 'ach' },
    { name: 'Money', tags: ['stamp'] },
  ],
  paths: {
    '/parcels': {
      get: {
        tags: ['parcel'],
        operationId: 'list_parcels',
        summary: 'List parcels',
        description: 'Lists parcels.',
        parameters: [
          { $ref: '#/components/parameters/limit' },
          {
            name: 'depot',
            in: 'query',
            description: 'Where they are.',
            required: true,
            schema: { type: 'string', examples: ['north side'] },
          },
        ],
        responses: {
          '200': {
            description: 'A page.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/parcel_list' } } },
          },
          '429': { $ref: '#/components/responses/rate_limited' },
        },
      },
      post: {
        tags: ['parcel'],
        operationId: 'create_parcel',
        summary: 'Create a parcel',
        description: 'Makes one.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['weight'],
                properties: {
                  weight: { $ref: '#/components/schemas/parcel/properties/weight' },
                  note: { description: 'For the carrier.', type: 'string' },
                },
                additionalProperties: false,
              } as Description['components']['schemas'][string],
            },
          },
        },
        responses: {
          '200': {
            description: 'The parcel.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/parcel' } } },
          },
          '429': { $ref: '#/components/responses/rate_limited' },
        },
      },
    },
    '/simulations/parcels/{id}/lose': {
      post: {
        tags: ['parcel'],
        operationId: 'lose_parcel',
        summary: 'Lose a parcel',
        description: 'It is lost.',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The id of the parcel.',
            schema: { $ref: '#/components/schemas/parcel/properties/id' },
          },
        ],
        responses: {
          '200': {
            description: 'The parcel.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/parcel' },
                'x-changes': { status: 'lost' },
                'x-samples': { 'Lost, then sent': { status: 'sent' } },
              },
            },
          },
          '429': { $ref: '#/components/responses/rate_limited' },
        },
      },
    },
  },
  components: {
    schemas: {
      parcel: {
        title: 'Parcel',
        type: 'object',
        required: ['id', 'weight', 'status', 'route', 'stamps', 'type'],
        properties: {
          id,
          weight: { description: 'Its weight.', type: 'integer', 'x-unit': 'grams', examples: [500] },
          status: {
            description: 'Where it is.',
            type: 'string',
            oneOf: [
              { const: 'sent', description: 'On its way.' },
              { const: 'lost', description: 'Its location is unknown.' },
            ],
            examples: ['sent'],
          },
          route: {
            description: 'Its way. null until it is known.',
            type: ['object', 'null'],
            required: ['depot'],
            properties: { depot: { description: 'The next stop.', type: 'string', examples: ['north'] } },
            examples: [null],
          },
          stamps: {
            description: 'What was paid.',
            type: 'array',
            items: { $ref: '#/components/schemas/stamp' },
          },
          note: { description: 'For the carrier.', type: 'string' },
          type: { description: 'Always parcel.', type: 'string', const: 'parcel' },
        },
      },
      parcel_list: {
        title: 'Page of parcels',
        type: 'object',
        required: ['data', 'next_cursor'],
        properties: {
          data: {
            description: 'The parcels.',
            type: 'array',
            items: { $ref: '#/components/schemas/parcel' },
          },
          next_cursor: { description: 'For the next page.', type: ['string', 'null'], examples: [null] },
        },
      },
      stamp: {
        title: 'Air-mail stamp',
        type: 'object',
        required: ['parcel_id'],
        properties: {
          parcel_id: {
            description: 'On which it is.',
            type: 'string',
            'x-references': 'parcel',
            examples: ['parcel_1'],
          },
        },
      },
      event_category: {
        type: 'string',
        oneOf: [
          { const: 'parcel.created', description: 'A parcel was made.' },
          { const: 'parcel_box.created', description: 'A box was made.' },
        ],
        examples: ['parcel.created'],
      },
    },
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        description: 'How many.',
        schema: { type: 'integer', examples: [20] },
      },
    },
    headers: { request_id: { description: 'Names the request.', schema: { type: 'string' } } },
    responses: {
      rate_limited: {
        description: 'Wait.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { caused_by: { $ref: '#/components/schemas/event_category' } },
            },
          },
        },
      },
    },
  },
};
