/** The API description for download, also as YAML that YAML 1.1 reads alike. scripts/api-files.ts derives its other forms. */
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
      version: '1.1',
    }),
  }),
);
