/** Checks Markdown bodies for what pages wouldn't show as intended. */
import { calloutKinds, calloutTitle } from '../../callouts';
import { codeLanguages } from '../../code-languages';
import { imageNameOf } from '../../images';
import { lifecycleDirective } from '../../markdown-dialect';
import { bodyStartIn, readRequest, requestLanguage } from '../../request-block';
import { readJson } from '../api/json-source';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor, fixForLanguage, fixForPicture } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { type MarkdownPart, markdownParts } from '../reading/markdown-body';
import { altFault, pictureFault } from './pictures';
import type { Names } from './references';

/** A message and its fix; `lines` and `columns` are the position within the part, from 0. */
type Said = Pick<Diagnostic, 'message' | 'fix'> & { lines?: number; columns?: number };

/** The types whose bodies may have requests and diagrams. */
const rich = ['Article'];

const languages = [...codeLanguages, requestLanguage];

function request({ text }: MarkdownPart): Said[] {
  const read = readRequest(text);
  if (!('fault' in read)) return [];
  const { line, message, fix, isJson } = read.fault;
  if (!isJson) return [{ message, fix, lines: line }];
  const start = bodyStartIn(text);
  const json = readJson(text.slice(start));
  if (!('fault' in json)) return [];
  const before = text.slice(0, start + json.fault.offset).split('\n');
  return [{ ...json.fault, lines: before.length, columns: before.at(-1)?.length ?? 0 }];
}

function directive({ text: name, attributes = {} }: MarkdownPart, lifecycles?: readonly string[]): Said[] {
  if (name !== lifecycleDirective) {
    const fix = `write "::${lifecycleDirective}{id=…}" with the id of a lifecycle, or a space after the colons`;
    return [{ message: `${quote(name)} is not a known directive`, fix }];
  }
  const { id = '' } = attributes;
  if (lifecycles?.includes(id)) return [];
  if (id === '') {
    const fix = `write "::${lifecycleDirective}{id=…}" with the id of a lifecycle in rails/*.yaml`;
    return [{ message: 'this diagram does not say what it shows', fix }];
  }
  if (!lifecycles) return [];
  return [
    { message: `${quote(id)} is not the id of a lifecycle in rails/*.yaml`, fix: fixFor(id, lifecycles) },
  ];
}

function image({ text, attributes }: MarkdownPart, content: ContentFile, images: readonly string[]): Said[] {
  const notShown = pictureFault(content);
  if (notShown) return [notShown];
  const name = imageNameOf(text);
  if (name === undefined || !images.includes(name)) {
    const known = images.map((known) => `images/${known}`);
    return [{ message: `${quote(text)} is not a file in updates/`, fix: fixForPicture(text, known) }];
  }
  if (attributes?.alt) {
    const fault = altFault(attributes.alt, name);
    return fault ? [fault] : [];
  }
  const fix = `write what it shows between the brackets: ![…](${text})`;
  return [{ message: `the picture ${quote(text)} has no alternative text`, fix }];
}

function callout({ text }: MarkdownPart): Said[] {
  if (calloutTitle(text) !== undefined) return [];
  const meant = calloutKinds.find((kind) => kind === text.toUpperCase());
  const fix = meant ? `write "${meant}"` : `write one of ${calloutKinds.join(', ')}`;
  return [{ message: `${quote(text)} is not a kind of callout`, fix }];
}

function words(part: MarkdownPart, content: ContentFile, names: Names): Said[] {
  const { kind, text } = part;
  if (kind === 'open fence') {
    const fix = `add a line ${quote(text)} after the code`;
    return [{ message: 'this code is not closed, so everything below it becomes code', fix }];
  }
  if (kind === 'html') {
    const fix = 'write it in Markdown, or put code between backquotes';
    return [{ message: `${quote(text)} is HTML, which is removed`, fix }];
  }
  if ((kind === 'request' || kind === 'directive') && !rich.includes(content.type.name)) {
    const fix = 'move it to an article of documentation/, or write code in one language';
    return [{ message: 'requests and diagrams are only shown in articles', fix }];
  }
  if (kind === 'request') return request(part);
  if (kind === 'callout') return callout(part);
  if (kind === 'image') return image(part, content, names.get('Image') ?? []);
  if (kind === 'directive') return directive(part, names.get('Lifecycle'));
  if (kind !== 'language' || languages.includes(text)) return [];
  return [
    { message: `${quote(text)} is not a supported code language`, fix: fixForLanguage(text, languages) },
  ];
}

/** The parts without the end tags of HTML whose start tag is reported. */
function withoutClosingTags(parts: readonly MarkdownPart[]): MarkdownPart[] {
  const open: string[] = [];
  return parts.filter(({ kind, text }) => {
    const [, slash = '', name = ''] =
      (kind === 'html' ? /^<(\/?)([a-z][\w-]*)/i.exec(text) : undefined) ?? [];
    if (name !== '' && slash === '') open.push(name);
    if (slash === '' || !open.includes(name)) return true;
    open.splice(open.lastIndexOf(name), 1);
    return false;
  });
}

/** The names that a body can refer to, and that its check depends on. */
export const namesInBodies = (names: Names): unknown => [names.get('Image'), names.get('Lifecycle')];

/** Unclosed code, unsupported code languages, invalid requests, unknown callouts, diagrams and pictures, and HTML, which is removed from pages. */
export function bodyDiagnostics(content: ContentFile, names: Names): Diagnostic[] {
  const parts = withoutClosingTags(content.body ? markdownParts(content.body) : []);
  return parts.flatMap((part) =>
    words(part, content, names).map(({ lines = 0, columns = 0, message, fix }) => ({
      file: content.file,
      line: part.place.line + lines,
      column: part.place.column + columns,
      message,
      fix,
    })),
  );
}
