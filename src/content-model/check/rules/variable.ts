import type { Point } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import type { Variables } from '../../variables';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';

/** Anything in braces that could be meant as a variable, closed or not: no part of a path, no attributes of a diagram. */
const braces = /(?<!::[a-z]+|\/)(\$?)\{\{?\s*([A-Za-z][\w.:-]*)\s*(\}?)/g;

/** What in code is no variable of ours: templates, parameters of paths and objects. */
const isOfCode = (name: string): boolean =>
  !/^(?:(?:fact|clock|urls|emails)[.:]|(?:brand(?:_\w+)?|banks|domain|legal_name|card_issuer|card_network|emergency_phone)$)/.test(
    name,
  );

type Text = {
  readonly text: string;
  readonly isCode: (index: number) => boolean;
  readonly pointAt: (index: number) => Point;
};

/** The body of a Markdown file, which has prose and code. */
function bodyOf({ text, body, pointAt, tree }: ContentFile): Text {
  const start = text.length - body.length;
  const code = [...nodesIn(tree())].flatMap(({ type, position }) =>
    ['code', 'inlineCode'].includes(type) && position ? [position] : [],
  );
  return {
    text: body,
    isCode: (index) =>
      code.some(
        ({ start: { offset: from = 0 }, end: { offset: to = 0 } }) =>
          from <= start + index && start + index < to,
      ),
    pointAt: (index) => pointAt(start + index),
  };
}

/** The texts of a file that may have variables, code included. */
const textsOf = (content: ContentFile): Text[] => [
  ...scalarsOf(content).flatMap(({ path, value, shape }): Text[] =>
    typeof value === 'string' && (shape.words || shape.link)
      ? [
          {
            text: value,
            isCode: () => shape.code === true || content.type.standard === true,
            pointAt: (index) => content.pointIn(path, index),
          },
        ]
      : [],
  ),
  bodyOf(content),
];

/** What is wrong with something in braces; undefined if nothing. */
function faultOf(
  [whole, dollar, name = '', end]: RegExpExecArray,
  isCode: boolean,
  variables: Variables,
): string | undefined {
  if (isCode && (isOfCode(name) || (dollar !== '' && variables.has(name)))) return undefined;
  if (end !== '}') return `The variable "${whole}" isn't closed; write {${name}}`;
  if (whole !== `${isCode ? dollar : ''}{${name}}`)
    return `"${whole}" isn't how a variable is written; write {${name}}`;
  if (variables.has(name)) return undefined;
  return `There is no variable {${name}}; ${suggestion(name, variables.keys(), 'write the name of one in site.yaml, banks.yaml or facts.yaml')}`;
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
      for (const match of text.text.matchAll(braces)) {
        const fault = faultOf(match, text.isCode(match.index), variables ?? new Map());
        if (fault !== undefined) report(content, text.pointAt(match.index), fault);
      }
  },
};
