/**
 * Reads YAML as `gatsby-transformer-yaml` does, with js-yaml 4: `yes`, `1_000` and `10:30` are text, `0o17` is 15, `017` is 17.
 * It differs in days, which are text here. The package `yaml` is used because it knows the position of each value.
 */
import {
  type Document,
  type DocumentOptions,
  type LineCounter,
  type ParseOptions,
  parseDocument,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';

/** js-yaml's integers and floats; YAML 1.2 allows no sign before `0o17` and `0x1F`, and one before `.5`. */
const numberPattern =
  /^(?:[-+]?(?:0b[01]+|0o[0-7]+|0x[\dA-Fa-f]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))|\.\d+(?:[eE][-+]?\d+)?|\.(?:nan|NaN|NAN))$/;

function numberFrom(text: string): number | string {
  const digits = text.replace(/^[-+]/, '').toLowerCase();
  if (digits === '.nan') return Number.NaN;
  const size = digits === '.inf' ? Number.POSITIVE_INFINITY : Number(digits);
  // js-yaml reads a number that is too large as text.
  if (size === Number.POSITIVE_INFINITY && digits !== '.inf') return text;
  return text.startsWith('-') ? -size : size;
}

const number: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: numberPattern,
  resolve: numberFrom,
};

/** Options of `yaml` for reading content. */
export const yamlOptions: DocumentOptions & ParseOptions & SchemaOptions = {
  version: '1.2',
  schema: 'failsafe',
  customTags: (tags) => [...tags, 'null', 'bool', number],
};

/** Parses a text; its errors are in the document. */
export const parseYaml = (source: string, lines: LineCounter): Document =>
  parseDocument(source, { ...yamlOptions, lineCounter: lines, prettyErrors: false });
