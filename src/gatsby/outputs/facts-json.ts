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

/** "60 days", "0.5%" and "100 requests per second", but not "6 million". */
const quantity = /^([\d.]+) ?(%|(?!million)[a-z]+( [a-z]+)*)$/;

/** A value with its unit: dollars and quantities are numbers, dates are of ISO 8601, times are of the 24-hour clock, the rest is text. */
function typed({ value, unit }: Fact): Pick<Fact, 'unit'> & { value: string | number } {
  if (unit === 'usd' || unit === 'count') return { value: Number(value), unit };
  const [, number, of] = quantity.exec(value) ?? [];
  if (unit === 'text' && number && of) return { value: Number(number), unit: of === '%' ? 'percent' : of };
  const isDate = unit === 'text' && /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(value);
  if (isDate) return { value: new Date(`${value} UTC`).toISOString().slice(0, 10), unit: 'date' };
  return { value, unit };
}

/** The file's text: { version, page, facts: [{ id, subject, label, value, unit, words, as_of, review_by, confidence, source, url }] }. */
export function factsJson({ brand, allFact }: Data): string {
  const page = `${brand.url}/facts`;
  const sourced = allFact.nodes.filter(({ source }) => source);
  const facts = sourced.map(({ yamlId: id, ...fact }) => ({
    id,
    ...fact,
    ...typed({ yamlId: id, ...fact }),
    url: `${page}#${id}`,
  }));
  return prettyFile({ version: 2, page, facts });
}

export const factsFile = output<Data>(query, (data) => ({ 'facts.json': factsJson(data) }));
