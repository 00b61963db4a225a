/** What is made of a request of content: its snippets and its response, highlighted. */
import { fillIn, type Words } from '../../content-model/words';
import { highlight } from './highlight';
import { prettyJson } from './pretty-json';
import { type ApiRequest, snippetsOf, type Target } from './request-snippets';
import { type ResolverContext, wordsOfSite } from '../data/variables';

type RequestRecord = ApiRequest & { readonly response: string };

/** What is for the sandbox goes there, with a key of it. */
const targetOf = ({ path, sandbox }: ApiRequest, words: Words): Target =>
  sandbox || path.startsWith('/simulations/')
    ? { api: fillIn('{urls.sandbox_api}', words), variable: fillIn('{brand_env}_SANDBOX_API_KEY', words) }
    : { api: fillIn('{urls.api}', words), variable: fillIn('{brand_env}_API_KEY', words) };

/** A request's snippets, highlighted, each with the name of its language. Its tokens are filled in. */
export function highlightedSnippets(request: ApiRequest, words: Words) {
  return Promise.all(
    snippetsOf(request, targetOf(request, words)).map(async ({ name, language, code }) => ({
      name,
      html: await highlight(code, language),
    })),
  );
}

async function snippets(request: RequestRecord, _args: unknown, context: ResolverContext) {
  const words = await wordsOfSite(context);
  const { title = '', body = '' } = request;
  return highlightedSnippets({ ...request, title: fillIn(title, words), body: fillIn(body, words) }, words);
}

/** The response as highlighted JSON. */
async function answer(
  { response }: RequestRecord,
  _args: unknown,
  context: ResolverContext,
): Promise<string> {
  return highlight(prettyJson(fillIn(response, await wordsOfSite(context))), 'json');
}

/** Resolvers for the derived fields of a request. */
export const requestFields = {
  snippets: { type: '[CodeSnippet!]!', resolve: snippets },
  answer: { type: 'String!', resolve: answer },
};
