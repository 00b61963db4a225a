/** What a generator needs to build the site. */
import type { Article, Content } from './articles';

/** Files to write, by their paths in the generator's folder. */
export type Files = Readonly<Record<string, string>>;

export type Peer = {
  readonly title: string;
  /** The package whose version the table shows. */
  readonly package: string;
  /** The sources and the configuration: the generator's own theme, as its starter has it. */
  readonly files: (content: Content) => Files;
  /** A command of its packages, with arguments. */
  readonly build: readonly [command: string, ...args: string[]];
  /** The folder it writes. */
  readonly output: string;
};

/** A Markdown file with front matter. */
export const markdownFile = (front: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${Object.entries(front)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

/** The last part of an article's address. */
export const nameOf = ({ path }: Article): string => path.slice(path.lastIndexOf('/') + 1);

/** All articles. */
export const articlesOf = ({ sections }: Content): Article[] => sections.flatMap(({ articles }) => articles);
