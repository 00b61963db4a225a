/** Checks Markdown bodies for what would not be shown as it is meant. */
import { codeLanguages } from '../code-languages';
import { type MarkdownPart, markdownParts } from './markdown';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';
import { fixFor } from './suggest';

function words({ kind, text }: MarkdownPart): Pick<Problem, 'message' | 'fix'>[] {
  if (kind === 'html') {
    const fix = 'say it in Markdown, or put code between backquotes';
    return [{ message: `${quote(text)} is HTML, which is not shown`, fix }];
  }
  if (kind !== 'language' || codeLanguages.includes(text)) return [];
  return [{ message: `${quote(text)} is not a known language of code`, fix: fixFor(text, codeLanguages) }];
}

/** Code in a language that cannot be highlighted, and HTML, which is left out of pages. */
export function bodyProblems(content: ContentFile): Problem[] {
  const parts = content.body ? markdownParts(content.body) : [];
  return parts.flatMap((part) => words(part).map((said) => ({ file: content.file, ...part.place, ...said })));
}
