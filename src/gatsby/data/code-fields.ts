/** What is made of the codes: one of a network by its slug, the call that causes it, the figures that it speaks of. */
import { factsIn } from '../../content-model/fact-use';
import { readRequest } from '../../content-model/request-block';
import { interpolate } from '../../content-model/variables';
import { nameOf } from '../../lib/text/name-of';
import { highlightedSnippets } from '../markdown/request-fields';
import { factsOf } from './fact-use';
import { type ContentNodes, type ResolverContext, recordOf } from './resolver-context';
import { variablesOfSite } from './variables';

type NetworkRecord = ContentNodes['CodeNetwork'];
type CodeRecord = NetworkRecord['codes'][number];

function codeOf({ codes }: NetworkRecord, { slug }: { slug: string }): CodeRecord {
  const code = codes.find((candidate) => candidate.slug === slug);
  if (!code) throw new Error(`There is no code "${slug}" in its network.`);
  return code;
}

/** The call that causes it, in several languages; none where there is no such call. */
async function snippets({ simulate }: CodeRecord, _args: object, context: ResolverContext) {
  if (!simulate) return [];
  const variables = await variablesOfSite(context);
  const request = readRequest(interpolate(simulate.trim(), variables));
  if ('fault' in request) throw new Error(request.fault.message);
  return highlightedSnippets(request, variables);
}

/** The facts of the page of one code: its own, and those of the note on all of them. */
function codeFigures(network: NetworkRecord, { slug }: { slug: string }, context: ResolverContext) {
  const shown = { note: network.note, codes: [codeOf(network, { slug })] };
  return factsOf(factsIn('CodeNetwork', shown), context);
}

/** Whether another try makes sense, in the words of codes-page.yaml. */
const retryWords = async ({ retry }: CodeRecord, _args: object, context: ResolverContext) =>
  nameOf((await recordOf('CodesPageContent', context)).retry, retry);

/** Resolvers for the derived fields of codes and their networks. */
export const codeFields = {
  CodeNetwork: {
    code: { type: 'Code!', args: { slug: 'String!' }, resolve: codeOf },
    codeFigures: { type: '[Fact!]!', args: { slug: 'String!' }, resolve: codeFigures },
  },
  Code: {
    snippets: { type: '[CodeSnippet!]!', resolve: snippets },
    retryWords: { type: 'String!', resolve: retryWords },
  },
};
