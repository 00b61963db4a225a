/** Checks the words of a file: spelling, grammar, house style, characters, and the Markdown that they're written in. */
import type { Point, Position } from 'unist';
import type { VFile } from 'vfile';
import type { ContentFile } from '../../read/content-file';
import { gap, proseOf } from '../prose';
import { rule as controlCharacter, unwantedIn } from './control-character';
import { readSpeller } from './dictionary';
import { rule as houseStyle } from './house-style';
import { rule as leftoverMarkup } from './leftover-markup';
import { lintMarkdown, markdownRules } from './markdown';
import { indefiniteArticle, repeatedWord } from './retext';
import { misspelledIn, rule as spelling } from './spelling';
import { rule as unfinished } from './unfinished';
import { rule as unusualLetter } from './unusual-letter';
import type { RuleInfo, WordRule } from './word-rule';

const rules: readonly WordRule[] = [
  controlCharacter,
  unusualLetter,
  leftoverMarkup,
  repeatedWord,
  indefiniteArticle,
  houseStyle,
  unfinished,
];

/** All rules of words and of Markdown, for their test and their documentation. */
export const wordRules: readonly RuleInfo[] = [...rules, spelling, ...markdownRules];

/** Code, the addresses of links, variables, and mail addresses. */
const notProse = /`[^`]*`|\]\([^)\s]*\)|\b[a-z]+:\/\/\S+|\{[\w.:-]+\}|\S+@\S+/g;

/** Adds messages about the words of a file to it. */
export async function checkWords(content: ContentFile, file: VFile): Promise<void> {
  const report = ({ id, severity }: RuleInfo, place: Point | Position | undefined, reason: string): void => {
    const message = file.message(reason, { ...(place ? { place } : {}), ruleId: id, source: 'check' });
    message.fatal = severity === 'error';
  };
  const speller = await readSpeller();
  const source = unwantedIn(content.text);
  for (const { index, reason } of source) report(controlCharacter, content.pointAt(index), reason);
  // A character that is in the file as it is has been reported above.
  const spell: WordRule = { ...spelling, find: (passage) => misspelledIn(passage, speller) };
  const applied = [...rules, spell].filter((rule) => rule !== controlCharacter || source.length === 0);
  for (const { text, pointAt } of proseOf(content)) {
    const prose = text.replace(notProse, (piece) => gap.repeat(piece.length));
    for (const rule of applied)
      for (const { index, reason } of rule.find({ text, prose })) report(rule, pointAt(index), reason);
  }
  if (content.type.format === 'markdown') await lintMarkdown(content.tree(), file);
}
