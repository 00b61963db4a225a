/** Resolvers for requests: their snippets and their response, highlighted. */
import { field, type ResolverContext } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import { highlight } from './highlight';
import { prettyJson } from './pretty-json';
import { type ApiRequest, snippetsOf, type Target } from './request-snippets';

type RequestRecord = ApiRequest & { readonly response: string };

/** Sandbox requests go to the sandbox, with a sandbox key. */
async function targetOf({ path, sandbox }: ApiRequest, context: ResolverContext): Promise<Target> {
  const [api, variable] =
    sandbox || path.startsWith('/simulations/')
      ? ['{urls.sandbox_api}', '{brand_env}_SANDBOX_API_KEY']
      : ['{urls.api}', '{brand_env}_API_KEY'];
  return { api: await interpolated(api, context), variable: await interpolated(variable, context) };
}

/** A request's snippets, highlighted, each with the name of its language. The variables in its own texts are interpolated already. */
export async function highlightedSnippets(request: ApiRequest, context: ResolverContext) {
  const snippets = snippetsOf(request, await targetOf(request, context));
  return Promise.all(
    snippets.map(async ({ name, language, code }) => ({
      name,
      html: await highlight(code, language),
    })),
  );
}

/** Resolvers of requests. */
export const requestFields = {
  snippets: field('[CodeSnippet!]!', async (request: RequestRecord, _args, context) => {
    const title = await interpolated(request.title ?? '', context);
    const body = await interpolated(request.body ?? '', context);
    return highlightedSnippets({ ...request, title, body }, context);
  }),
  highlightedResponse: field('String!', async ({ response }: RequestRecord, _args, context) =>
    highlight(prettyJson(await interpolated(response, context)), 'json'),
  ),
};
