import { z } from 'zod';
import { factConfidence, heroFields, identifier, record, text } from '../fields';

const subject = record('FactSubject', 'A heading for facts.', {
  id: identifier('Name by which facts refer to the subject.'),
  name: text('Heading of the subject.'),
  lede: text('A sentence next to the heading.').optional(),
});

const confidence = record('ConfidenceWords', 'The text for a confidence.', {
  id: factConfidence,
  name: text('The confidence in a word or two.'),
  text: text('What it means.'),
});

/** content/facts-page.yaml: the page of all facts. */
export const factsPage = record('FactsPageContent', 'The page of all facts.', {
  ...heroFields,
  confidence: z.array(confidence).length(2, 'must be two: official, secondary; add or remove one'),
  machine: text('Heading of the part about the machine-readable file.'),
  machine_text: text('What the machine-readable file contains.'),
  subjects: z.array(subject).min(1).meta({ description: 'Headings, in order.' }),
});
