/** What is made of a request of content: its snippets and its response, highlighted. */
import { fillIn } from '../content-model/words';
import { highlight } from './highlight';
import { type ApiRequest, prettyJson, snippetsOf } from './request-snippets';
import { type ResolverContext, wordsOfSite } from './words';

type RequestRecord = ApiRequest & { readonly response: string };

/** The snippets, each with the name of its language. */
async function snippets(request: RequestRecord, _args: unknown, context: ResolverContext) {
  const words = await wordsOfSite(context);
  const filled = { ...request, title: fillIn(request.title, words), body: fillIn(request.body, words) };
  const target = { api: fillIn('{urls.api}', words), variable: fillIn('{brand_env}_API_KEY', words) };
  return Promise.all(
    snippetsOf(filled, target).map(async ({ name, language, code }) => ({
      name,
      html: await highlight(code, language),
    })),
  );
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
