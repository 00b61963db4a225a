/** Mistakes of people who paste from other programs, or publish remarks for colleagues: what's left over in a text. */
import type { Mutation } from './mutation';
import { inTurn } from './sentences';

const unfinished = [
  'A wire is final ¦(check with legal).',
  'A wire is final ¦(Legal to confirm).',
  'A wire is final ¦(to be confirmed).',
  'A wire is final ¦(needs review).',
  'A wire is final. ¦[AB: please check]',
  'The office closes on ¦[DATE].',
  'The rules are at ¦[link to rules].',
  'A wire is final. ¦[DRAFT]',
  'A wire is final. ¦Note to editor: ask.',
  'A wire is final. ¦Insert text here.',
  'A wire is final. ¦xxx',
  'A wire is final.¦【4:0†source】',
  'Pages, ¦as an AI language model puts it, exist.',
  'The rules are in ¦Error! Reference source not found.',
  'The sum of the column is ¦#REF! here.',
];

/** The words after the mark, without the last period. */
const markedIn = (sentence: string): string => /¦(.*)/.exec(sentence)?.[1] ?? '';

/** Only texts of pages: those of the API description may have the notation of Markdown. */
const inField = (name: string, to: string, message: string, fix: string): Mutation => ({
  name: `${name} in a text of YAML`,
  file: 'products/wires.yaml',
  from: 'with drawdown requests and reversals.',
  to,
  message,
  fix,
});

const emphasis = 'is shown with its asterisks or underscores';

export const leftovers: readonly Mutation[] = [
  ...unfinished.map((sentence, index): Mutation => {
    const words =
      /^(?:[([【].*?[)\]】]|note to editor|insert text here|xxx|as an ai language model|error!.*|#ref!)/i;
    return {
      ...inTurn(sentence.replace('¦', ''), sentence, index),
      message: `"${words.exec(markedIn(sentence))?.[0]}" marks unfinished text`,
      fix: 'finish the text, or remove it',
    };
  }),
  ...['todo', 'N/A', '…'].map(
    (word): Mutation => ({
      name: `${word} in place of a text`,
      file: 'fees.yaml',
      from: 'note: As many as you need.',
      to: `note: ¦${word}`,
      message: `"${word}" marks unfinished text`,
      fix: 'finish the text, or remove it',
    }),
  ),
  ...[
    [
      'products/wires.yaml',
      'The IMAD identifies',
      'The IMAD¦† identifies',
      'which this field cannot have',
      'write the remark',
    ],
    [
      'updates/wire-reversals.md',
      'A wire is final.',
      'A wire is final.¦†',
      '"†" isn\'t a footnote',
      'write "[^1]", and a line "[^1]: …"',
    ],
    [
      'updates/wire-reversals.md',
      'A wire is final.',
      'A wire is final¦‡.',
      '"‡" isn\'t a footnote',
      'write "[^2]", and a line "[^2]: …"',
    ],
  ].map(
    ([file = '', from = '', to = '', message = '', fix = '']): Mutation => ({
      name: `a footnote with a dagger: ${to.replace('¦', '')}`,
      file,
      from,
      to,
      message,
      fix,
    }),
  ),
  inField('italics with asterisks', 'with ¦*drawdown requests* and reversals.', emphasis, 'write plain text'),
  inField('italics with underscores', 'with ¦_drawdown_ requests.', emphasis, 'write plain text'),
  inField('struck text', 'with ¦~~drawdown~~ requests.', 'is shown with its signs', 'write plain text'),
  inField('a marked word', 'with ¦==drawdown== requests.', 'is shown with its signs', 'write plain text'),
  inField('a link of a wiki', 'with ¦[[drawdown]] requests.', 'is shown with its signs', 'write plain text'),
  inField(
    'a quote without the other one',
    'with drawdown requests and reversals.¦"',
    'the quote at the end of the text is shown, and has no other one',
    'remove it, or write both',
  ),
  {
    name: 'a quote without the other one between braces',
    file: 'footer.yaml',
    from: 'name: ACH, href: /products/ach',
    to: 'name: ACH¦", href: /products/ach',
    message: 'the quote at the end of the text is shown, and has no other one',
    fix: 'remove it, or write both',
  },
  {
    name: 'the name of an emoji in a title',
    file: 'updates/wire-reversals.md',
    from: /^title: .*$/m,
    to: 'title: "Wire reversals show why money was sent ¦:tada:"',
    message: '":tada:" is shown as it is',
    fix: 'write the emoji, or words',
  },
  ...['•', '##'].map(
    (sign): Mutation => ({
      name: `${sign} at the start of a text`,
      file: 'products/wires.yaml',
      from: /^summary: /m,
      to: `summary: ${sign === '•' ? '¦•' : '>-\n  ¦##'} `,
      message: `"${sign}" is shown at the start of the text`,
      fix: 'remove it',
    }),
  ),
];
