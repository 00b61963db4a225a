import { z } from 'zod';
import { text } from '../fields';

/** A snippet in one language. Highlighted at build. */
export const codeSample = z
  .strictObject({
    name: text('Name of the language as shown.'),
    language: z
      .enum(['bash', 'typescript', 'python', 'go', 'json'])
      .meta({ id: 'CodeLanguage', description: 'The language, for highlighting.' }),
    code: text('The code.').meta({ description: 'The code.', words: true, code: true }),
  })
  .meta({ id: 'CodeSample', description: 'A snippet in one language.' });
