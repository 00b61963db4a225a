import { z } from 'zod';
import { feature, heroFields, href, icon, link, point, productSlug, sectionHead, text } from '../fields';

const goal = z
  .strictObject({ title: text('What the reader wants to do.'), text: text('What is there.'), href, icon })
  .meta({ id: 'DocumentationGoal', description: 'An entry point into the documentation.' });

/** content/documentation.yaml: the start page of the documentation and its side navigation. */
export const documentation = z
  .strictObject({
    ...heroFields,
    goals: z.array(goal).min(1),
    groups: z
      .array(
        z
          .strictObject({ title: text('Heading.'), links: z.array(link).min(1) })
          .meta({ id: 'DocumentationGroup', description: 'A group of the side navigation.' }),
      )
      .min(1),
    basics: z.strictObject({ head: sectionHead, points: z.array(point).min(1) }).meta({
      id: 'DocumentationBasics',
      description: 'What applies to every request.',
    }),
  })
  .meta({ id: 'DocumentationContent', description: 'The start page of the documentation.' });

/** content/api.yaml: the start page of the API reference. */
export const api = z
  .strictObject({
    ...heroFields,
    example: productSlug.meta({ description: 'The product whose request is shown.', references: 'Product' }),
    conventions: z.array(feature).min(1).meta({ description: 'What applies to every request.' }),
    errors: z.array(point).min(1).meta({ description: 'Error types and what to do.' }),
  })
  .meta({ id: 'ApiContent', description: 'The start page of the API reference.' });
