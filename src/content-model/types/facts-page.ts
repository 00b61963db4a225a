import { z } from 'zod';
import { factConfidence, heroFields, text } from '../fields';

const subject = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
      .meta({ description: 'Name by which facts refer to the subject.' }),
    name: text('Heading of the subject.'),
    lede: text('A sentence beside the heading.').optional(),
  })
  .meta({ id: 'FactSubject', description: 'A heading under which facts stand.' });

const confidence = z
  .strictObject({
    id: factConfidence,
    name: text('The confidence in a word or two.'),
    text: text('What it means.'),
  })
  .meta({ id: 'ConfidenceWords', description: 'What a confidence is called.' });

/** content/facts-page.yaml: the page of all facts. */
export const factsPage = z
  .strictObject({
    ...heroFields,
    confidence: z.array(confidence).length(2, 'must be two: official, secondary; add or remove one'),
    machine: text('Heading of the part about the file for programs.'),
    machine_text: text('What the file for programs holds.'),
    subjects: z.array(subject).min(1).meta({ description: 'Headings, in order.' }),
  })
  .meta({ id: 'FactsPageContent', description: 'The page of all facts.' });
