/** Languages in which code can be shown; their grammars are loaded at build. "text" is shown as it is. */
export const codeLanguages = ['bash', 'typescript', 'python', 'go', 'json', 'http', 'xml', 'yaml', 'text'];
