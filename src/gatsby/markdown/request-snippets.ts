/** One request in the languages of src/content-model/code-languages.ts. Pure. */
import { snippetLanguages } from '../../content-model/code-languages';
import type { RequestBlock } from '../../content-model/request-block';

/** A request. Its title, if any, is the comment at the start of each snippet. */
export type ApiRequest = RequestBlock & {
  readonly title?: string;
  /** Instead of a body: the fields of a form; a file is "@" and its name. */
  readonly form?: Readonly<Record<string, string>>;
};

/** The API's address, and the environment variable with its key. */
export type Target = { readonly api: string; readonly variable: string };

/** A shell's literal, in which only the apostrophe means something. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** JSON on several lines, below an option. */
const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', '\n  ');

function curl({ method, path, key, body, form = {} }: ApiRequest, { api, variable }: Target): string {
  return [
    `curl -X ${method}`,
    /[?&{}[\]]/.test(path) ? quoted(`${api}${path}`) : `${api}${path}`,
    `-H "Authorization: Bearer $${variable}"`,
    ...(key === undefined ? [] : [`-H 'Idempotency-Key: ${key}'`]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(indented(body))}`]),
    ...Object.entries(form).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ');
}

/** How a language writes what JSON writes differently. */
type Literals = Record<'indent' | 'object' | 'list' | 'listEnd' | 'none' | 'yes' | 'no', string> & {
  barePropertyNames?: true;
};

/** A value of JSON as a language's literal. Its strings are those of JSON in all three. */
function literal(value: unknown, style: Literals, depth = 1): string {
  if (value === null) return style.none;
  if (typeof value === 'boolean') return value ? style.yes : style.no;
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = (entry: unknown) => literal(entry, style, depth + 1);
  const name = (key: string) =>
    style.barePropertyNames && /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key);
  const [open, close, entries] = Array.isArray(value)
    ? [style.list, style.listEnd, value.map(inner)]
    : [style.object, '}', Object.entries(value).map(([key, entry]) => `${name(key)}: ${inner(entry)}`)];
  if (entries.length === 0) return `${open}${close}`;
  const lines = entries.map((entry) => `\n${style.indent.repeat(depth + 1)}${entry},`).join('');
  return `${open}${lines}\n${style.indent.repeat(depth)}${close}`;
}

const json = { indent: '  ', object: '{', list: '[', listEnd: ']', none: 'null', yes: 'true', no: 'false' };

const typeScript = ({ method, path, key, body }: ApiRequest, { api, variable }: Target): string => `\
const response = await fetch("${api}${path}", {
  method: "${method}",
  headers: {
    Authorization: \`Bearer \${process.env.${variable}}\`,${
      key === undefined ? '' : `\n    "Idempotency-Key": "${key}",`
    }${body === undefined ? '' : '\n    "Content-Type": "application/json",'}
  },${
    body === undefined
      ? ''
      : `\n  body: JSON.stringify(${literal(JSON.parse(body), { ...json, barePropertyNames: true })}),`
  }
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`;

const pythonLiterals = { ...json, indent: '    ', none: 'None', yes: 'True', no: 'False' };

const python = ({ method, path, key, body }: ApiRequest, { api, variable }: Target): string => `\
import os

import requests

response = requests.${method.toLowerCase()}(
    "${api}${path}",
    headers={
        "Authorization": f"Bearer {os.environ['${variable}']}",${
          key === undefined ? '' : `\n        "Idempotency-Key": "${key}",`
        }
    },${body === undefined ? '' : `\n    json=${literal(JSON.parse(body), pythonLiterals)},`}
)
response.raise_for_status()
print(response.json())`;

const goLiterals = {
  ...json,
  indent: '\t',
  object: 'map[string]any{',
  list: '[]any{',
  listEnd: '}',
  none: 'nil',
};
/** As gofmt does, aligns the values of lines that follow each other. */
const aligned = (code: string): string =>
  code.replace(/(?:^\t+"[^"]+": .*,\n)+/gm, (lines) => {
    const names = lines.match(/^\t+"[^"]+":/gm) ?? [];
    const width = Math.max(...names.map(({ length }) => length));
    return lines.replace(/^(\t+"[^"]+":) /gm, (_all, name: string) => `${name.padEnd(width)} `);
  });

const goFails = 'if err != nil {\n\tlog.Fatal(err)\n}\n';

const go = ({ method, path, key, body }: ApiRequest, { api, variable }: Target): string => `\
${
  body === undefined
    ? ''
    : `body, err := json.Marshal(${aligned(literal(JSON.parse(body), goLiterals, 0))})\n${goFails}`
}request, err := http.NewRequest("${method}", "${api}${path}", ${
  body === undefined ? 'nil' : 'bytes.NewReader(body)'
})
${goFails}request.Header.Set("Authorization", "Bearer "+os.Getenv("${variable}"))
${key === undefined ? '' : `request.Header.Set("Idempotency-Key", "${key}")\n`}${
  body === undefined ? '' : 'request.Header.Set("Content-Type", "application/json")\n'
}response, err := http.DefaultClient.Do(request)
${goFails}defer response.Body.Close()
if response.StatusCode != http.StatusOK {
	log.Fatal(response.Status)
}
var object map[string]any
if err := json.NewDecoder(response.Body).Decode(&object); err != nil {
	log.Fatal(err)
}
fmt.Println(object)`;

const writers = { cURL: curl, TypeScript: typeScript, Python: python, Go: go };

/** The snippets of a request; `language` is the grammar by which they're highlighted. Throws if its body isn't JSON, which the content check reports first. */
export const snippetsOf = (request: ApiRequest, target: Target) =>
  // A form has files, which a shell sends best.
  snippetLanguages.slice(0, request.form ? 1 : undefined).map(({ name, grammar }) => {
    const comment = grammar === 'bash' || grammar === 'python' ? '#' : '//';
    const title = request.title ? `${comment} ${request.title}\n` : '';
    return { name, language: grammar, code: title + writers[name](request, target).trimEnd() };
  });
