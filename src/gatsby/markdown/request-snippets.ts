/** One request in four languages. Pure. */
import { HTTPSnippet } from '@readme/httpsnippet';
import type { RequestBlock } from '../../content-model/request-block';
import type { languages } from '../../lib/code/code-language';

/** A request, with what it does as the first line of each snippet, if that is to be said. */
export type ApiRequest = RequestBlock & {
  readonly title?: string;
  /** In place of a body: the fields of a form, of which a file is "@" and its name. */
  readonly form?: Readonly<Record<string, string>>;
};

/** Where the API is, and the environment variable that holds its key. */
export type Target = { readonly api: string; readonly variable: string };

/** A snippet, under a name that a visitor can choose. */
export type Snippet = {
  readonly name: (typeof languages)[number];
  readonly language: string;
  readonly code: string;
};

/** Stands for the key until the words for the variable are put in its place: the generator knows literals alone. */
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
  /** How a comment of one line starts. */
  readonly comment: string;
  /** Puts the variable in place of the key. */
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

/** The snippets of a request. Throws where its body is no JSON: the content check refuses it before. */
export function snippetsOf(request: ApiRequest, target: Target): Snippet[] {
  const snippet = new HTTPSnippet(harOf(request, target));
  // Of forms the generator writes what works in a shell alone: in the other languages it leaves out the bytes of the file.
  return languagesOf
    .slice(0, request.form ? 1 : undefined)
    .map(({ name, language, target: to, comment, withVariable }) => {
      const [code = ''] = snippet.convert(...to) || [];
      const title = request.title ? `${comment} ${request.title}\n` : '';
      return { name, language, code: title + withVariable(code.trimEnd(), target.variable) };
    });
}
