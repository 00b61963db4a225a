/** One request in several languages. Pure. */
import { HTTPSnippet } from '@readme/httpsnippet';
import type { RequestBlock } from '../../content-model/request-block';
import type { languages } from '../../lib/code/code-language';

/** A request. Its title, if any, is the comment at the start of each snippet. */
export type ApiRequest = RequestBlock & {
  readonly title?: string;
  /** Instead of a body: the fields of a form; a file is "@" and its name. */
  readonly form?: Readonly<Record<string, string>>;
};

/** The API's address, and the environment variable with its key. */
export type Target = { readonly api: string; readonly variable: string };

/** A snippet, with its language. */
export type Snippet = {
  readonly name: (typeof languages)[number];
  readonly language: string;
  readonly code: string;
};

/** Replaced by the code that reads the variable: the generator only supports literals. */
const placeholder = 'API_KEY_HERE';

type Har = ConstructorParameters<typeof HTTPSnippet>[0];

function postData({ body, form }: ApiRequest) {
  if (form) {
    const params = Object.entries(form).map(([name, value]) =>
      value.startsWith('@')
        ? { name, fileName: value.slice(1), contentType: 'application/octet-stream' }
        : { name, value },
    );
    return { postData: { mimeType: 'multipart/form-data', params } };
  }
  return body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } };
}

function harOf(request: ApiRequest, { api }: Target): Har {
  const { method, path, key, body, form } = request;
  const headers = [
    { name: 'Authorization', value: `Bearer ${placeholder}` },
    ...(key === undefined ? [] : [{ name: 'Idempotency-Key', value: key }]),
    ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ...(form ? [{ name: 'Content-Type', value: 'multipart/form-data' }] : []),
  ];
  return { method, url: `${api}${path}`, headers, ...postData(request) } as Har;
}

type Language = {
  readonly name: Snippet['name'];
  readonly language: string;
  readonly target: Parameters<HTTPSnippet['convert']>;
  /** The start of a one-line comment. */
  readonly comment: string;
  /** Replaces the placeholder by code that reads the environment variable. */
  readonly withVariable: (code: string, variable: string) => string;
};

const languagesOf: readonly Language[] = [
  {
    name: 'cURL',
    language: 'bash',
    target: ['shell', 'curl', { short: true, prettifyJson: true }],
    comment: '#',
    withVariable: (code, variable) =>
      code
        .replace(`'Authorization: Bearer ${placeholder}'`, `"Authorization: Bearer $${variable}"`)
        // A body with an apostrophe comes as a "here document", in which a shell would look for variables.
        .replace('<<EOF', "<<'EOF'"),
  },
  {
    name: 'TypeScript',
    language: 'typescript',
    target: ['javascript', 'fetch'],
    comment: '//',
    withVariable: (code, variable) =>
      code.replace(`'Bearer ${placeholder}'`, `\`Bearer \${process.env.${variable}}\``),
  },
  {
    name: 'Python',
    language: 'python',
    target: ['python', 'requests'],
    comment: '#',
    withVariable: (code, variable) =>
      code
        .replace(/^import requests$/m, 'import os\nimport requests')
        .replace(`"Bearer ${placeholder}"`, `f"Bearer {os.environ['${variable}']}"`),
  },
  {
    name: 'Go',
    language: 'go',
    target: ['go', 'native', { showBoilerplate: false, checkErrors: true, printBody: false }],
    comment: '//',
    withVariable: (code, variable) =>
      code.replace(`"Bearer ${placeholder}"`, `"Bearer "+os.Getenv("${variable}")`),
  },
];

/** The snippets of a request. Throws if its body isn't JSON, which the content check reports first. */
export function snippetsOf(request: ApiRequest, target: Target): Snippet[] {
  const snippet = new HTTPSnippet(harOf(request, target));
  // In other languages the generator omits the file's bytes, so forms are only shown for the shell.
  return languagesOf
    .slice(0, request.form ? 1 : undefined)
    .map(({ name, language, target: to, comment, withVariable }) => {
      const [code = ''] = snippet.convert(...to) || [];
      const title = request.title ? `${comment} ${request.title}\n` : '';
      return { name, language, code: title + withVariable(code.trimEnd(), target.variable) };
    });
}
