import { z } from 'zod';
import {
  feature,
  heroFields,
  href,
  icon,
  link,
  point,
  productSlug,
  record,
  sectionHead,
  text,
} from '../fields';

const goal = record('DocumentationGoal', 'An entry point into the documentation.', {
  title: text('What the reader wants to do.'),
  text: text('What is there.'),
  href,
  icon,
});

const quickstartStep = record('QuickstartStep', 'One of the first steps with the API.', {
  title: text('What to do.'),
  text: text('How.'),
  href,
});

/** content/documentation.yaml: the start page of the documentation and its side navigation. */
export const documentation = record('DocumentationContent', 'The start page of the documentation.', {
  ...heroFields,
  quickstart: record('DocumentationQuickstart', 'The first steps with the API, beside a request.', {
    head: sectionHead,
    steps: z.array(quickstartStep).min(1),
    example: productSlug.meta({ description: 'The product whose request is shown.', references: 'Product' }),
  }),
  goals: z.array(goal).min(1),
  groups: z
    .array(
      record('DocumentationGroup', 'A group of the side navigation.', {
        title: text('Heading.'),
        links: z.array(link).min(1),
      }),
    )
    .min(1),
  basics: record('DocumentationBasics', 'What applies to every request.', {
    head: sectionHead,
    points: z.array(point).min(1),
  }),
});

/** content/api.yaml: the start page of the API reference. */
export const api = record('ApiContent', 'The start page of the API reference.', {
  ...heroFields,
  example: productSlug.meta({ description: 'The product whose request is shown.', references: 'Product' }),
  conventions: z.array(feature).min(1).meta({ description: 'What applies to every request.' }),
  errors: z.array(point).min(1).meta({ description: 'Error types and what to do.' }),
});
