/** Supported code languages, whose grammars are loaded at build. "text" isn't highlighted. */
export const codeLanguages = ['bash', 'typescript', 'python', 'go', 'json', 'http', 'xml', 'yaml', 'text'];
