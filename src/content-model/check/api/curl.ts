/** Reads the calls of our API in shell code: `curl -X POST {urls.api}/ach_transfers -d '{ "amount": 1 }'`. */

/** A word of a command with its offset, without its quotes. */
type Word = { readonly text: string; readonly offset: number };

/** A call with the offsets of its parts in the code. */
export type CurlCall = {
  readonly method: string;
  /** The offset of the method, if the command has one. */
  readonly methodOffset?: number;
  readonly path: string;
  readonly pathOffset: number;
  readonly body?: string;
  readonly bodyOffset: number;
  /** Its body is in a file, in a variable of the shell, or in curly quotes, which another rule reports. */
  readonly hasUnreadBody?: true;
  readonly isSandbox?: boolean;
};

/** Our API's addresses as texts write them, or in a variable such as "$API"; after the first group comes the path. */
const address = /^(\{urls\.(?:api|sandbox_api)\}|\$\{?\w*API(?:_URL)?\}?)(\/\S*)$/;

/** A variable of the shell between the two parts of a quoted text: 'a'"$B"'c'. */
const inserted = /'"\$\{?\w+\}?"'/g;

/** The text with something of the same length for each variable of the shell. It's no ID, so it isn't checked as one. */
const withPlaceholders = (text: string): string =>
  text.replace(inserted, (variable) => '…'.repeat(variable.length));

/** A path with an ID in a variable of the shell. */
const withIds = (path: string): string =>
  path.replace(/\$\{?\w+\}?/g, (variable) => '…'.repeat(variable.length));

/** The end of a line that doesn't end its command, or that wasn't meant to, which rules/markdown/code-samples.ts reports. */
const joinedLines = /\\[ \t]*\r?\n|\r?\n(?=[ \t]*-(?:[HdX]|-(?:header|data[a-z-]*|request|json))[ \t=])/g;

/** An option as it was meant, if an editor of texts wrote a dash in place of its hyphens. */
const withHyphens = (word: string): string =>
  word.replace(/^[–—](?=[A-Za-z])/, /^.\w$/.test(word) ? '-' : '--');

function wordsIn(code: string): Word[] {
  const pattern = /(?:[^\s'"\\;|()]|'[^']*'|"(?:[^"\\]|\\.)*"|\\[^\n])+|[;|]|\n/g;
  return [...code.replace(joinedLines, (ending) => ' '.repeat(ending.length)).matchAll(pattern)].map(
    ({ 0: text, index }) => {
      const isQuoted = /^(['"])[\s\S]*\1$/.test(text);
      return { text: isQuoted ? text.slice(1, -1) : withHyphens(text), offset: index + (isQuoted ? 1 : 0) };
    },
  );
}

/** The words of each command that starts with "curl". */
function commandsIn(words: readonly Word[]): Word[][] {
  const commands: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (word.text === 'curl') {
      commands.push([]);
      isOpen = true;
    } else if (/^[;|\n]$/.test(word.text)) isOpen = false;
    else if (isOpen) commands.at(-1)?.push(word);
  }
  return commands;
}

/** The method without a space before it, as in "-XPATCH" and "--request=PATCH". */
function joinedMethod(words: readonly Word[]): Word | undefined {
  for (const { text, offset } of words) {
    const [, option = '', method] = /^(-X|--request=)([A-Z]+)$/.exec(text) ?? [];
    if (method !== undefined) return { text: method, offset: offset + option.length };
  }
  return undefined;
}

function callIn(words: readonly Word[]): CurlCall[] {
  const after = (...names: string[]): Word | undefined =>
    words[words.findIndex(({ text }) => names.includes(text)) + 1 || words.length];
  const target = words.find(({ text }) => address.test(text));
  if (!target) return [];
  const [, base = '', path = ''] = address.exec(target.text) ?? [];
  const data = after('-d', '--data', '--data-raw', '--data-binary', '--json');
  const body = data && /^\s*[[{]/.test(data.text) ? data : undefined;
  const named = after('-X', '--request') ?? joinedMethod(words);
  const isGet = words.some(({ text }) => text === '-G' || text === '--get');
  return [
    {
      method: named?.text ?? (data && !isGet ? 'POST' : 'GET'),
      ...(named ? { methodOffset: named.offset } : {}),
      path: withIds(path),
      pathOffset: target.offset + base.length,
      ...(body ? { body: withPlaceholders(body.text) } : {}),
      bodyOffset: body?.offset ?? target.offset,
      ...(data && /^[@$“”‘’]/.test(data.text) ? { hasUnreadBody: true as const } : {}),
      // What a variable of the shell has isn't known.
      ...(base.startsWith('$') ? {} : { isSandbox: base.includes('sandbox') }),
    },
  ];
}

/** The calls in some code, in order. */
export const curlCalls = (code: string): CurlCall[] => commandsIn(wordsIn(code)).flatMap(callIn);
