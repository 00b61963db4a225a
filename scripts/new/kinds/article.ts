import { parse } from 'yaml';
import { railIds } from '../../../src/theme/rails';
import type { Kind, Site } from '../kind';
import { NewError, pageFields, slugField } from '../kind';
import { withEntry, yamlOf } from '../yaml-text';

const navigation = 'documentation.yaml';

type Group = { title: string };

const groupsOf = ({ textOf }: Site): string[] =>
  (parse(textOf(navigation) ?? '') as { groups: Group[] }).groups.map(({ title }) => title);

/** An article: content/documentation/<slug>.md, and its link in the side navigation. */
export const article: Kind = {
  name: 'article',
  about: 'an article of the documentation',
  fields: [
    {
      name: 'name',
      about: 'Its heading, and its name in the side navigation.',
      rules: { type: 'Article', field: 'name' },
    },
    { name: 'lede', about: 'The paragraph under the heading.', rules: { type: 'Article', field: 'lede' } },
    ...pageFields('Article', 'name'),
    { name: 'group', about: 'Its group in the side navigation.', choices: groupsOf },
    {
      name: 'rail',
      about: 'The rail it is about, for its color.',
      choices: () => railIds,
      optional: true,
    },
    slugField('name'),
  ],
  plan: ({ slug, name, lede, title, description, group = '', rail }, site) => {
    const file = `documentation/${slug}.md`;
    const index = groupsOf(site).indexOf(group);
    if (index < 0) throw new NewError(`"${group}" is not a group of content/${navigation}.`);
    const front = yamlOf({ title, description, name, lede, ...(rail ? { rail } : {}) });
    const link = { name, href: `/documentation/${slug}` };
    const list = ['groups', index, 'links'];
    return {
      added: {
        file,
        text: `---\n${front}---\n\n## Before you start\n\nSay what the reader needs to know or to have.\n`,
      },
      changed: [
        { file: navigation, text: withEntry(site.textOf(navigation) ?? '', list, link, { flow: true }) },
      ],
      next: [
        `Write the text in content/${file}.`,
        `Its link is the last of "${group}" in content/${navigation}. Move it to where readers look for it.`,
        'Link to it from the articles that lead there.',
      ],
    };
  },
};
