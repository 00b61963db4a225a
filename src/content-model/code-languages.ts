/** Languages of code: those in which requests are shown, and those of code in Markdown. */
import type { HTTPSnippet } from '@readme/httpsnippet';

/** Replaces the key until the environment variable is put in its place: the generator knows literals only. */
export const keyPlaceholder = 'API_KEY_HERE';

type SnippetLanguage = {
  /** What its tab says; it also names the language in addresses. */
  readonly name: string;
  /** The name of its grammar in Shiki. */
  readonly grammar: string;
  /** What the generator of snippets takes: target, client and options. */
  readonly target: Parameters<HTTPSnippet['convert']>;
  /** How a comment of one line starts. */
  readonly comment: string;
  /** Puts the variable in place of the key. */
  readonly withVariable: (code: string, variable: string) => string;
};

/** The languages in which a request is shown, in the order of their tabs. A new one takes an entry here. */
export const snippetLanguages: readonly SnippetLanguage[] = [
  {
    name: 'cURL',
    grammar: 'bash',
    target: ['shell', 'curl', { short: true, prettifyJson: true }],
    comment: '#',
    withVariable: (code, variable) =>
      code
        .replace(`'Authorization: Bearer ${keyPlaceholder}'`, `"Authorization: Bearer $${variable}"`)
        // A body with an apostrophe comes as a "here document", in which a shell would look for variables.
        .replace('<<EOF', "<<'EOF'"),
  },
  {
    name: 'TypeScript',
    grammar: 'typescript',
    target: ['javascript', 'fetch'],
    comment: '//',
    withVariable: (code, variable) =>
      code.replace(`'Bearer ${keyPlaceholder}'`, `\`Bearer \${process.env.${variable}}\``),
  },
  {
    name: 'Python',
    grammar: 'python',
    target: ['python', 'requests'],
    comment: '#',
    withVariable: (code, variable) =>
      code
        .replace(/^import requests$/m, 'import os\nimport requests')
        .replace(`"Bearer ${keyPlaceholder}"`, `f"Bearer {os.environ['${variable}']}"`),
  },
  {
    name: 'Go',
    grammar: 'go',
    target: ['go', 'native', { showBoilerplate: false, checkErrors: true, printBody: false }],
    comment: '//',
    withVariable: (code, variable) =>
      code.replace(`"Bearer ${keyPlaceholder}"`, `"Bearer "+os.Getenv("${variable}")`),
  },
];

/** Languages in which code can be shown; their grammars are loaded at build. "text" is shown as it is. */
export const codeLanguages: readonly string[] = [
  ...snippetLanguages.map(({ grammar }) => grammar),
  ...['json', 'http', 'xml', 'yaml', 'text'],
];
