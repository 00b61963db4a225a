import { asScript, pageData, type StructuredInput, type Subject } from './structured-data';

const brand = { name: 'Halyard', url: 'https://halyard.example', structured_description: 'Moves money.' };
const input = (subject?: Subject, crumbs: StructuredInput['crumbs'] = []): StructuredInput => ({
  brand,
  title: 'Wires </script> & more',
  description: 'Of wires.',
  canonical: 'https://halyard.example/x',
  image: 'https://halyard.example/social/a.png',
  crumbs,
  subject,
});

type Node = Record<string, unknown> & { '@type': string };
const nodesIn = (graph: ReturnType<typeof pageData>) => (graph?.['@graph'] ?? []) as unknown as Node[];
const nodes = (...given: Parameters<typeof input>): Node[] => nodesIn(pageData(input(...given)));
const typed = (type: string, ...given: Parameters<typeof input>) =>
  nodes(...given).find((node) => node['@type'] === type);

const update = {
  kind: 'update',
  published: '2026-05-20',
  author: 'API team',
  section: 'Product update',
  about: ['Wires', 'ACH'],
} as const;
const publisher = { '@id': 'https://halyard.example/#organization' };

test('a page without a breadcrumb or subject has no graph besides that of the site', () => {
  expect(pageData(input())).toBeUndefined();
});

test.each([
  [null, undefined],
  ['2026-05-20', '2026-05-20T12:00:00Z'],
])('an article that changed on %p', (changed, dateModified) => {
  expect(typed('TechArticle', { kind: 'article', changed })).toEqual({
    '@type': 'TechArticle',
    headline: 'Wires </script> & more',
    description: 'Of wires.',
    url: 'https://halyard.example/x',
    image: 'https://halyard.example/social/a.png',
    // A reader view without the name takes a heading such as "Authorization" as the author and removes it.
    author: { '@type': 'Organization', ...publisher, name: 'Halyard' },
    publisher,
    ...(dateModified ? { dateModified } : {}),
  });
});

test('an update has its date, author, kind and topics', () => {
  expect(typed('BlogPosting', update)).toEqual({
    '@type': 'BlogPosting',
    headline: 'Wires </script> & more',
    description: 'Of wires.',
    url: 'https://halyard.example/x',
    image: 'https://halyard.example/social/a.png',
    datePublished: '2026-05-20T12:00:00Z',
    dateModified: '2026-05-20T12:00:00Z',
    articleSection: 'Product update',
    keywords: ['Wires', 'ACH'],
    author: {
      '@type': 'Organization',
      name: 'Halyard API team',
      url: 'https://halyard.example/',
      parentOrganization: publisher,
    },
    publisher,
  });
});

test('its own picture precedes the social card, and a later change counts', () => {
  const posting = typed('BlogPosting', { ...update, image: '/images/a.png', changed: '2026-06-01' });
  expect(posting).toEqual(
    expect.objectContaining({
      image: 'https://halyard.example/images/a.png',
      dateModified: '2026-06-01T12:00:00Z',
    }),
  );
});

test('a product is a service without prices, because the site has only samples', () => {
  const service = typed('Service', { kind: 'service', name: 'Wires' });
  expect(service).toEqual(expect.objectContaining({ name: 'Wires', provider: publisher }));
  expect(service).not.toHaveProperty('offers');
});

test('no text can end the script element, and all text survives', () => {
  const graph = pageData(input({ kind: 'service', name: '</script>' }));
  expect(graph).toBeDefined();
  if (!graph) return;
  const script = asScript(graph);
  expect(script).not.toContain('</');
  expect(JSON.parse(script)).toEqual(graph);
});
