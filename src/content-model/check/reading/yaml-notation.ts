/** Notation of YAML that editors write by accident: aliases, tags and directives. */
import { type Document, type LineCounter, visit } from 'yaml';
import { quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';

/** An error at an offset of the document. */
export type SyntaxIssue = { position: number; what: string; fix: string };

/** A document with its text. */
export type Parser = {
  document: Document;
  source: string;
  lines: LineCounter;
  /** The number of lines of the file above it. */
  offset: number;
  /** The names that its fields may have. */
  fields: () => ReadonlySet<string>;
};

export const quoteAll = 'put the whole value in quotes: "…"';

/** YAML reads "*name" as an alias of another value; an editor means the text. */
export function brokenReferences({ document, source }: Parser): SyntaxIssue[] {
  if (!source.includes('*')) return [];
  const errors: SyntaxIssue[] = [];
  const anchors: string[] = [];
  visit(document, {
    Node(_key, { anchor }) {
      if (anchor !== undefined) anchors.push(anchor);
    },
  });
  visit(document, {
    Alias(_key, node, ancestors) {
      const position = node.range?.[0] ?? 0;
      const source = node.resolve(document);
      const meant = source === undefined ? nearest(node.source, anchors) : undefined;
      if (meant !== undefined)
        errors.push({
          position,
          what: `no value in this file is named ${quote(`&${node.source}`)}`,
          fix: `did you mean "*${meant}"?`,
        });
      else if (source === undefined)
        errors.push({ position, what: 'a value cannot start with "*"', fix: quoteAll });
      else if (ancestors.includes(source))
        errors.push({ position, what: 'a value cannot contain itself', fix: 'write it out' });
    },
  });
  return errors;
}

/** Tags and directives, which the site's parser reads in other ways. */
export function unknownNotation({ document, source }: Parser): SyntaxIssue[] {
  const errors: SyntaxIssue[] = [];
  if (document.directives?.yaml.explicit)
    errors.push({ position: 0, what: 'a file cannot start with "%"', fix: 'remove this line' });
  if (!source.includes('!')) return errors;
  visit(document, {
    Node(_key, { tag, range }) {
      if (tag === undefined || !range) return;
      errors.push({
        position: source.lastIndexOf('!', range[0]),
        what: 'a value cannot start with "!"',
        fix: quoteAll,
      });
    },
  });
  return errors;
}
