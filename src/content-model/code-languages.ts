/** Code languages: those of request snippets, and those of code in Markdown. */
import type { HTTPSnippet } from '@readme/httpsnippet';

/** Replaced by the code that reads the variable: the generator only supports literals. */
export const keyPlaceholder = 'API_KEY_HERE';

type SnippetLanguage = {
  /** The label of its tab; also the name of the language in addresses. */
  readonly name: string;
  /** The name of its grammar in Shiki. */
  readonly grammar: string;
  /** Arguments of the snippet generator: target, client and options. */
  readonly target: Parameters<HTTPSnippet['convert']>;
  /** The start of a one-line comment. */
  readonly comment: string;
  /** Replaces the placeholder with code that reads the environment variable. */
  readonly withVariable: (code: string, variable: string) => string;
};

/** The languages of request snippets, in the order of their tabs. Add new ones here. */
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

/** Supported code languages, whose grammars are loaded at build. "text" isn't highlighted. */
export const codeLanguages: readonly string[] = [
  ...snippetLanguages.map(({ grammar }) => grammar),
  ...['json', 'http', 'xml', 'yaml', 'text'],
];
