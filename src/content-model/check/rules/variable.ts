import type { Point } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { suggestion } from '../../read/suggestions';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';

/** Anything in braces that could be meant as a variable, closed or not. */
const braces = /(\$?)\{\{?\s*([A-Za-z][\w.:-]*)\s*(\}?)/g;

/** What in code is no variable of ours: templates, parameters of paths and objects. */
const isOfCode = (name: string): boolean =>
  !/^(?:fact|clock|urls|emails)\b|^(?:brand|banks|domain|legal_name|card_)/.test(name);

type Text = { readonly text: string; readonly isCode: boolean; readonly pointAt: (index: number) => Point };

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
  if (content.body === '') return fields;
  const start = content.text.length - content.body.length;
  const code: [number, number][] = [];
  const visit = (node: {
    type: string;
    position?: { start: Point; end: Point } | undefined;
    children?: unknown[];
  }): void => {
    if (['code', 'inlineCode'].includes(node.type) && node.position)
      code.push([node.position.start.offset ?? 0, node.position.end.offset ?? 0]);
    for (const child of node.children ?? []) visit(child as Parameters<typeof visit>[0]);
  };
  visit(content.tree());
  const pieces: Text[] = [];
  let from = start;
  for (const [first, last] of [...code, [content.text.length, content.text.length] as [number, number]]) {
    const [outside, inside] = [from, first];
    pieces.push({
      text: content.text.slice(outside, inside),
      isCode: false,
      pointAt: (index) => content.pointAt(outside + index),
    });
    pieces.push({
      text: content.text.slice(first, last),
      isCode: true,
      pointAt: (index) => content.pointAt(inside + index),
    });
    from = last;
  }
  return [...fields, ...pieces];
}

/** Variables such as {brand} that don't exist, or that aren't closed. */
export const rule: Rule = {
  id: 'variable',
  severity: 'error',
  about: 'A variable in braces that doesn’t exist or isn’t closed, which pages would show as it is.',
  example: { file: 'home.yaml', from: '{brand}', to: '{brnad}' },
  needsAllFiles: true,
  checkFile: (content, { variables }, report) => {
    if (!variables) return;
    for (const { text, isCode, pointAt } of textsOf(content)) {
      if (!text.includes('{')) continue;
      for (const { 0: whole, 1: dollar, 2: name = '', 3: end, index } of text.matchAll(braces)) {
        // "::lifecycle{id=ach-transfer}" has attributes, not a variable.
        if (
          (isCode && isOfCode(name)) ||
          /^\{id(?:=|$)/.test(whole) ||
          /::[a-z]+$|\/$/.test(text.slice(0, index))
        )
          continue;
        if (dollar && isCode && variables.has(name)) continue;
        if (end !== '}') {
          if (!isCode || variables.has(name))
            report(content, pointAt(index), `The variable "${whole}" isn't closed; write {${name}}`);
        } else if (whole !== `{${name}}` && !(dollar && isCode))
          report(content, pointAt(index), `"${whole}" isn't how a variable is written; write {${name}}`);
        else if (!variables.has(name))
          report(
            content,
            pointAt(index),
            `There is no variable {${name}}; ${suggestion(name, variables.keys(), 'write the name of one in site.yaml, banks.yaml or facts.yaml')}`,
          );
      }
      // A name without its first brace.
      for (const { 0: whole, index } of isCode
        ? []
        : text.matchAll(/(?<![{\w.:-])(?:fact|clock|urls|emails)[.:][\w-]+\}/g))
        report(content, pointAt(index), `The brace before "${whole}" is missing; write {${whole}`);
    }
  },
};
