/** The API description for download: /openapi.json and /openapi.yaml. */
import { stringify } from 'yaml';
import { output } from './output';

type Data = { apiDescription: { json: string } };

export const openApiFiles = output<Data>(
  'query OpenApi { apiDescription { json } }',
  ({ apiDescription }) => ({
    'openapi.json': `${apiDescription.json}\n`,
    'openapi.yaml': stringify(JSON.parse(apiDescription.json), {
      aliasDuplicateObjects: false,
      lineWidth: 0,
    }),
  }),
);
