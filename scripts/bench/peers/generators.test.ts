import { parse } from 'yaml';
import type { Article, Content } from './articles';
import { peerNames, peers } from './generators';

const article = (name: string): Article => ({
  path: `/documentation/${name}`,
  title: `How to: "${name}"`,
  description: `About ${name}: all of it`,
  body: `Text of ${name}.`,
});
const content: Content = {
  siteName: 'Site',
  home: { path: '/', title: 'Home', description: 'A home', body: 'Welcome.' },
  sections: [{ title: 'Start', articles: [article('errors'), article('sandbox')] }],
};

test.each(peerNames)('%s gets each page with its title, description and text', (name) => {
  const files = Object.entries(peers[name].files(content)).filter(([path]) => path.endsWith('.md'));
  expect(files).toHaveLength(3);
  for (const page of [content.home, article('errors'), article('sandbox')]) {
    const file = files.find(([, text]) => text.includes(page.body));
    const [, front = '', body] = file?.[1].match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    expect(parse(front)).toMatchObject({ title: page.title, description: page.description });
    expect(body).toContain(page.body);
  }
});

test.each(peerNames)('%s has both articles in its navigation, in order', (name) => {
  const settings = Object.entries(peers[name].files(content))
    .filter(([path]) => !path.endsWith('.md'))
    .map(([, text]) => text)
    .join('\n');
  const places = ['Start', 'errors', 'sandbox'].map((word) => settings.indexOf(`${word}"`));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
