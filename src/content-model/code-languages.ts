/** Code languages: those of request snippets, and those of code in Markdown. */

/** The languages of request snippets, in the order of their tabs: `name` is a tab's label, `grammar` its name in Shiki. */
export const snippetLanguages = [
  { name: 'cURL', grammar: 'bash' },
  { name: 'TypeScript', grammar: 'typescript' },
  { name: 'Python', grammar: 'python' },
  { name: 'Go', grammar: 'go' },
] as const;

/** Supported code languages, whose grammars are loaded at build. "text" isn't highlighted. */
export const codeLanguages: readonly string[] = [
  ...snippetLanguages.map(({ grammar }) => grammar),
  ...['json', 'http', 'xml', 'yaml', 'text'],
];
