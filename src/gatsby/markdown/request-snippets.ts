/** One request in the languages of src/content-model/code-languages.ts. Pure. */
import { HTTPSnippet } from '@readme/httpsnippet';
import { keyPlaceholder, snippetLanguages } from '../../content-model/code-languages';
import type { RequestBlock } from '../../content-model/request-block';

/** A request. Its title, if any, is the comment at the start of each snippet. */
export type ApiRequest = RequestBlock & {
  readonly title?: string;
  /** Instead of a body: the fields of a form; a file is "@" and its name. */
  readonly form?: Readonly<Record<string, string>>;
};

/** The API's address, and the environment variable with its key. */
export type Target = { readonly api: string; readonly variable: string };

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
    { name: 'Authorization', value: `Bearer ${keyPlaceholder}` },
    ...(key === undefined ? [] : [{ name: 'Idempotency-Key', value: key }]),
    ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ...(form ? [{ name: 'Content-Type', value: 'multipart/form-data' }] : []),
  ];
  return { method, url: `${api}${path}`, headers, ...postData(request) } as Har;
}

/** The snippets of a request; `language` is the grammar by which they're highlighted. Throws if its body isn't JSON, which the content check reports first. */
export function snippetsOf(request: ApiRequest, target: Target) {
  const snippet = new HTTPSnippet(harOf(request, target));
  // In other languages the generator omits the file's bytes, so forms are only shown for the shell.
  return snippetLanguages
    .slice(0, request.form ? 1 : undefined)
    .map(({ name, grammar, target: to, comment, withVariable }) => {
      const [code = ''] = snippet.convert(...to) || [];
      const title = request.title ? `${comment} ${request.title}\n` : '';
      return { name, language: grammar, code: title + withVariable(code.trimEnd(), target.variable) };
    });
}
