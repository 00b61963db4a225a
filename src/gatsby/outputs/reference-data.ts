/** What pages show, for programs: /facts.json, /codes.json and /fees.json. */
import { dataFile, output } from './output';

type Brand = { brand: { url: string } };

/** The fields of a record that go into a file as they are. */
type Fields = Record<string, unknown>;

type Fact = Fields & { id: string; value: string; unit: string; source: object | null };

const factsQuery = `query FactsJson {
  brand { url }
  allFact(filter: { ours: { ne: true } }) {
    nodes { id: yamlId subject label value unit words as_of review_by confidence source { title url } }
  }
}`;

/** "60 days", "0.5%" and "100 requests per second", but not "6 million". */
const quantity = /^([\d.]+) ?(%|(?!million)[a-z]+( [a-z]+)*)$/;

/** A value with its unit: dollars and quantities are numbers, dates are of ISO 8601, times are of the 24-hour clock, the rest is text. */
function typed({ value, unit }: Fact): { value: string | number; unit: string } {
  if (unit === 'usd' || unit === 'count') return { value: Number(value), unit };
  const [, number, of] = quantity.exec(value) ?? [];
  if (unit === 'text' && number && of) return { value: Number(number), unit: of === '%' ? 'percent' : of };
  const isDate = unit === 'text' && /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(value);
  if (isDate) return { value: new Date(`${value} UTC`).toISOString().slice(0, 10), unit: 'date' };
  return { value, unit };
}

/** The facts that have a source, in the order of facts.yaml. */
export const factsFile = output<Brand & { allFact: { nodes: Fact[] } }>(factsQuery, ({ brand, allFact }) => {
  const page = `${brand.url}/facts`;
  const sourced = allFact.nodes.filter(({ source }) => source);
  const facts = sourced.map((fact) => ({ ...fact, ...typed(fact), url: `${page}#${fact.id}` }));
  return { 'facts.json': dataFile(2, { page, facts }) };
});

type Network = Fields & { id: string; path: string; codes: (Fields & { slug: string })[] };

const codesQuery = `query CodesJson {
  brand { url }
  codesPage {
    path
    networks {
      id: slug path name rail source { title url }
      codes {
        slug code api_value: reason title meaning entry_kind: returns reported_by: said_by deadline
        retry retry_words: retryWords advice customer_text: customer
      }
    }
  }
}`;

export const codesFile = output<Brand & { codesPage: { path: string; networks: Network[] } }>(
  codesQuery,
  ({ brand: { url }, codesPage: { path, networks } }) => ({
    'codes.json': dataFile(1, {
      page: `${url}${path}`,
      networks: networks.map(({ codes: _, path: own, ...network }) => ({ ...network, url: `${url}${own}` })),
      codes: networks.flatMap(({ id: network, path: own, codes }) =>
        codes.map(({ slug, ...code }) => ({ network, ...code, url: `${url}${own}/${slug}` })),
      ),
    }),
  }),
);

type Fees = { path: string; sample: boolean; as_of: string; notice: string; groups: Group[] };
type Group = { id: string; rows: Fields[] };

const feesQuery = `query FeesJson {
  brand { url }
  fees { path sample notice: sample_notice as_of groups { id rows { id name unit cents charged_by note } } }
}`;

export const feesFile = output<Brand & { fees: Fees }>(feesQuery, ({ brand: { url }, fees }) => {
  const { path, as_of, sample, notice, groups } = fees;
  const page = `${url}${path}`;
  const all = groups.flatMap(({ id: group, rows }) =>
    rows.map((fee) => ({ group, ...fee, url: `${page}#${group}` })),
  );
  const about = { page, as_of, currency: 'USD', ...(sample ? { sample, notice } : {}) };
  return { 'fees.json': dataFile(1, { ...about, fees: all }) };
});
