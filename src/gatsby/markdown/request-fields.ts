/** What is made of a request of content: its snippets and its response, highlighted. */
import { interpolate, type Variables } from '../../content-model/variables';
import type { ResolverContext } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import { highlight } from './highlight';
import { prettyJson } from './pretty-json';
import { type ApiRequest, snippetsOf, type Target } from './request-snippets';

type RequestRecord = ApiRequest & { readonly response: string };

/** What is for the sandbox goes there, with a key of it. */
const targetOf = ({ path, sandbox }: ApiRequest, variables: Variables): Target =>
  sandbox || path.startsWith('/simulations/')
    ? {
        api: interpolate('{urls.sandbox_api}', variables),
        variable: interpolate('{brand_env}_SANDBOX_API_KEY', variables),
      }
    : { api: interpolate('{urls.api}', variables), variable: interpolate('{brand_env}_API_KEY', variables) };

/** A request's snippets, highlighted, each with the name of its language. Its tokens are filled in. */
export function highlightedSnippets(request: ApiRequest, variables: Variables) {
  return Promise.all(
    snippetsOf(request, targetOf(request, variables)).map(async ({ name, language, code }) => ({
      name,
      html: await highlight(code, language),
    })),
  );
}

async function snippets(request: RequestRecord, _args: object, context: ResolverContext) {
  const variables = await variablesOfSite(context);
  const { title = '', body = '' } = request;
  return highlightedSnippets(
    { ...request, title: interpolate(title, variables), body: interpolate(body, variables) },
    variables,
  );
}

/** The response as highlighted JSON. */
async function answer({ response }: RequestRecord, _args: object, context: ResolverContext): Promise<string> {
  return highlight(prettyJson(interpolate(response, await variablesOfSite(context))), 'json');
}

/** Resolvers for the derived fields of a request. */
export const requestFields = {
  snippets: { type: '[CodeSnippet!]!', resolve: snippets },
  answer: { type: 'String!', resolve: answer },
};
