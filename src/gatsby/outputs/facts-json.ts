/** The facts for programs: /facts.json, the records of facts.yaml that have a source, in their order. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { queryData } from '../post-build/query';

type Fact = {
  yamlId: string;
  subject: string;
  label: string;
  value: string;
  unit: string;
  words: string;
  as_of: string | null;
  review_by: string | null;
  confidence: string | null;
  /** null for our own definition. */
  source: { title: string; url: string } | null;
};
type Data = { brand: { url: string }; allFact: { nodes: Fact[] } };

const query = `query FactsJson {
  brand { url }
  allFact(filter: { ours: { ne: true } }) { nodes { yamlId subject label value unit words as_of review_by confidence source { title url } } }
}`;

/** Values of dollars and counts are numbers; of times and words, text. */
const typedValue = ({ value, unit }: Fact): string | number =>
  unit === 'usd' || unit === 'count' ? Number(value) : value;

/** The file's text: { page, facts: [{ id, subject, label, value, unit, words, as_of, review_by, confidence, source, url }] }. */
export function factsJson({ brand, allFact }: Data): string {
  const page = `${brand.url}/facts`;
  const sourced = allFact.nodes.filter(({ source }) => source);
  const facts = sourced.map(({ yamlId: id, ...fact }) => ({
    id,
    ...fact,
    value: typedValue({ yamlId: id, ...fact }),
    url: `${page}#${id}`,
  }));
  return `${JSON.stringify({ page, facts }, null, 2)}\n`;
}

/** Writes the file below `folder`. */
export async function writeFactsJson(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  await writeFile(join(folder, 'facts.json'), factsJson(data));
}
