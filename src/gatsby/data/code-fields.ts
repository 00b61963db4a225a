/** Resolvers for codes: one of a network by its slug, the request that simulates it, its facts. */
import { factsIn } from '../../content-model/fact-use';
import { readRequest } from '../../content-model/request-block';
import { nameOf } from '../../lib/text/entry-name';
import { highlightedSnippets } from '../markdown/request-fields';
import { factsOf } from './fact-use';
import {
  type ContentNodes,
  field,
  type ResolverContext,
  recordOf,
  recordsOf,
  resolvers,
} from './resolver-context';
import { interpolated } from './variables';

type NetworkRecord = ContentNodes['CodeNetwork'];
type CodeRecord = NetworkRecord['codes'][number];

function codeOf({ codes }: NetworkRecord, { slug }: { slug: string }): CodeRecord {
  const code = codes.find((candidate) => candidate.slug === slug);
  if (!code) throw new Error(`The network has no code "${slug}". Add it to the file in content/codes/.`);
  return code;
}

/** The snippets of the request that simulates the code; empty if there's no such request. */
async function snippets({ simulate }: CodeRecord, _args: object, context: ResolverContext) {
  if (!simulate) return [];
  const request = readRequest(await interpolated(simulate.trim(), context));
  if ('fault' in request) throw new Error(request.fault.message);
  return highlightedSnippets(request, context);
}

/** The facts in the page of one code, or in the list of all: those of the network's note, and the code's own. */
function codeFigures(network: NetworkRecord, { slug }: { slug?: string | null }, context: ResolverContext) {
  const shown = { note: network.note, codes: slug ? [codeOf(network, { slug })] : [] };
  return factsOf(factsIn('CodeNetwork', shown), context);
}

type CodeLink = { readonly code: string; readonly href: string | null };

/** The codes of a row in a product's table, such as "R02, R03, R04", each with the path of its page; null if it has none. */
async function links(row: { code: string }, _args: object, context: ResolverContext): Promise<CodeLink[]> {
  const networks = await recordsOf('CodeNetwork', context);
  return row.code.split(/,\s*/).map((name) => {
    const network = networks.find(({ codes }) => codes.some(({ code }) => code === name));
    const slug = network?.codes.find(({ code }) => code === name)?.slug;
    return { code: name, href: network && slug !== undefined ? `${network.fields.path}/${slug}` : null };
  });
}

const bySlug = { slug: 'String!' };

/** Resolvers for codes. */
export const codeFields = resolvers({
  FailureCode: { links: field('[CodeLink!]!', links) },
  CodeNetwork: {
    code: field('Code!', codeOf, bySlug),
    codeFigures: field('[Fact!]!', codeFigures, { slug: 'String' }),
  },
  Code: {
    snippets: field('[CodeSnippet!]!', snippets),
    // Whether to retry, as codes-page.yaml phrases it.
    retryWords: field('String!', async ({ retry }: CodeRecord, _args, context) =>
      nameOf((await recordOf('CodesPageContent', context)).retry, retry),
    ),
  },
});
