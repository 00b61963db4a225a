/** One request in the languages of src/content-model/code-languages.ts. Pure. */
import { HTTPSnippet } from '@readme/httpsnippet';
import { keyPlaceholder, snippetLanguages } from '../../content-model/code-languages';
import type { RequestBlock } from '../../content-model/request-block';

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
  readonly name: string;
  /** The grammar by which it is highlighted. */
  readonly language: string;
  readonly code: string;
};

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

/** The snippets of a request. Throws where its body is no JSON: the content check refuses it before. */
export function snippetsOf(request: ApiRequest, target: Target): Snippet[] {
  const snippet = new HTTPSnippet(harOf(request, target));
  // Of forms the generator writes what works in a shell alone: in the other languages it leaves out the bytes of the file.
  return snippetLanguages
    .slice(0, request.form ? 1 : undefined)
    .map(({ name, grammar, target: to, comment, withVariable }) => {
      const [code = ''] = snippet.convert(...to) || [];
      const title = request.title ? `${comment} ${request.title}\n` : '';
      return { name, language: grammar, code: title + withVariable(code.trimEnd(), target.variable) };
    });
}
