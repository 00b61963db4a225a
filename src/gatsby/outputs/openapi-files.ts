/** The API description for download. scripts/api-files.ts derives its other forms from it. */
import { output } from './output';

type Data = { apiDescription: { json: string } };

export const openApiFiles = output<Data>(
  'query OpenApi { apiDescription { json } }',
  ({ apiDescription }) => ({ 'openapi.json': `${apiDescription.json}\n` }),
);
