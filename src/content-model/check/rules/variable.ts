import type { Point } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import type { Variables } from '../../variables';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';

/** Anything in braces that could be meant as a variable, closed or not. */
const braces = /(\$?)\{\{?\s*([A-Za-z][\w.:-]*)\s*(\}?)/g;

/** What in code is no variable of ours: templates, parameters of paths and objects. */
const isOfCode = (name: string): boolean =>
  !/^(?:(?:fact|clock|urls|emails)[.:]|(?:brand(?:_\w+)?|banks|domain|legal_name|card_issuer|card_network|emergency_phone)$)/.test(
    name,
  );

/** A name without its first brace. */
const withoutBrace = /(?<![{\w.:-])(?:fact|clock|urls|emails)[.:][\w-]+\}/g;

type Text = { readonly text: string; readonly isCode: boolean; readonly pointAt: (index: number) => Point };

/** The pieces of a body, code apart from the rest. */
function piecesOf(content: ContentFile): Text[] {
  const { text, body, pointAt } = content;
  const code = [...nodesIn(content.tree())].flatMap(({ type, position }) =>
    ['code', 'inlineCode'].includes(type) && position
      ? [[position.start.offset ?? 0, position.end.offset ?? 0] as const]
      : [],
  );
  const piece = (start: number, end: number, isCode: boolean): Text => ({
    text: text.slice(start, end),
    isCode,
    pointAt: (index) => pointAt(start + index),
  });
  let from = text.length - body.length;
  return [...code, [text.length, text.length] as const].flatMap(([start, end]) => {
    const pieces = [piece(from, start, false), piece(start, end, true)];
    from = end;
    return pieces;
  });
}

/** The texts of a file that may have variables, code included. */
function textsOf(content: ContentFile): Text[] {
  const fields = scalarsOf(content).flatMap(({ path, value, shape }): Text[] =>
    typeof value === 'string' && (shape.words || shape.link)
      ? [
          {
            text: value,
            isCode: shape.code === true || content.type.standard === true,
            pointAt: (index) => content.pointIn(path, index),
          },
        ]
      : [],
  );
  return content.body === '' ? fields : [...fields, ...piecesOf(content)];
}

/** What is wrong with something in braces; undefined if nothing. */
function faultOf(
  [whole, dollar, name = '', end]: RegExpExecArray,
  isCode: boolean,
  variables: Variables,
): string | undefined {
  if (isCode && (isOfCode(name) || (dollar !== '' && variables.has(name)))) return undefined;
  if (end !== '}') return `The variable "${whole}" isn't closed; write {${name}}`;
  if (whole !== `${dollar}{${name}}`) return `"${whole}" isn't how a variable is written; write {${name}}`;
  if (variables.has(name))
    return dollar === '' || isCode
      ? undefined
      : `"${whole}" isn't how a variable is written; write {${name}}`;
  return `There is no variable {${name}}; ${suggestion(name, variables.keys(), 'write the name of one in site.yaml, banks.yaml or facts.yaml')}`;
}

/** What stands before braces that are a part of a path, or the attributes of a diagram. */
const notBefore = /::[a-z]+$|\/$/;

/** The wrong variables in a text. */
function* faultsIn(
  { text, isCode }: Text,
  variables: Variables,
): Generator<readonly [index: number, reason: string]> {
  for (const match of text.matchAll(braces)) {
    const fault = notBefore.test(text.slice(0, match.index)) ? undefined : faultOf(match, isCode, variables);
    if (fault !== undefined) yield [match.index, fault];
  }
  if (isCode) return;
  for (const { 0: whole, index } of text.matchAll(withoutBrace))
    yield [index, `The brace before "${whole}" is missing; write {${whole}`];
}

/** Variables such as {brand} that don't exist, or that aren't closed. */
export const rule: Rule = {
  id: 'variable',
  severity: 'error',
  about: 'A variable in braces that doesn’t exist or isn’t closed, which pages would show as it is.',
  example: { file: 'home.yaml', from: '{brand}', to: '{brnad}' },
  needsAllFiles: true,
  checkFile: (content, { variables }, report) => {
    for (const text of variables ? textsOf(content) : [])
      for (const [index, reason] of faultsIn(text, variables ?? new Map()))
        report(content, text.pointAt(index), reason);
  },
};
