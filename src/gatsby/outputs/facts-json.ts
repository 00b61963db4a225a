/** The facts for programs: /facts.json, the records of facts.yaml that have a source, in their order. */
import { output, prettyFile } from './output';

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

/** Dollars and counts are numbers; times and texts are strings. */
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
  return prettyFile({ page, facts });
}

export const factsFile = output<Data>(query, (data) => ({ 'facts.json': factsJson(data) }));
