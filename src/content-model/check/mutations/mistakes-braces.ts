/** Mistakes of people who don't write code, in the values between braces. */
import type { Mutation } from './mutation';

/** Makes mutations of one place of a file. */
const inPlace =
  (file: string, from: string) =>
  (name: string, to: string, message: string, fix: string): Mutation => ({
    name,
    file,
    from,
    to,
    message,
    fix,
  });

/** A note, alone on its line between braces. */
const note = inPlace('fees.yaml', 'note: As many as you need.,');

/** An entry on one line. */
const entry = inPlace('footer.yaml', '{ name: ACH, href: /products/ach }');

/** A description in the API, before other fields on its line. */
const description = inPlace(
  'api/resources/group.yaml',
  "description: The organization's name., type: string,",
);

const colonEnds = '":" ends the value here';
const commaEnds = '"," ends the value here';
const signEnds = '"#" ends the value here';

export const mistakesInBraces: readonly Mutation[] = [
  {
    name: 'quotes inside quotes',
    file: 'products/wires.yaml',
    from: /text: "Fedwire accepts .*/,
    to: 'text: "Fedwire ¦"accepts" the message.",',
    message: 'this quote ends the value too early',
    fix: /^put the whole value in single quotes: 'Fedwire "accepts" the message\.'$/,
  },
  {
    name: 'an apostrophe inside single quotes',
    file: 'products/wires.yaml',
    from: /text: "Fedwire accepts .*/,
    to: "text: 'Fedwire can¦'t settle it.',",
    message: 'this quote ends the value too early',
    fix: /^put the whole value in double quotes: "Fedwire can't settle it\."$/,
  },
  {
    name: 'quotes inside quotes, with another field on the line',
    file: 'products/wires.yaml',
    from: /text: "Fedwire accepts .*/,
    to: 'text: "Fedwire ¦"accepts" it.", call: "/simulations/wires",',
    message: 'this quote ends the value too early',
    fix: /^put the whole value in single quotes: '…'$/,
  },
  note(
    'a comma in a text',
    'note: ¦As many as you need, and more.,',
    commaEnds,
    'put it in quotes: note: "As many as you need, and more."',
  ),
  note(
    'two commas in a text',
    'note: ¦As many, as often, and as "fast" as you need.,',
    commaEnds,
    `put it in quotes: note: 'As many, as often, and as "fast" as you need.'`,
  ),
  note(
    'a comma in curly quotes',
    'note: ¦“As many as you need, and more.”,',
    commaEnds,
    'write straight quotes: note: "As many as you need, and more."',
  ),
  note(
    'a colon in a text',
    'note: ¦Note: as many as you need.,',
    colonEnds,
    'put it in quotes: note: "Note: as many as you need."',
  ),
  note(
    'a colon after several words of a text',
    'note: ¦The rule is this: as many, as often as you need.,',
    colonEnds,
    'put it in quotes: note: "The rule is this: as many, as often as you need."',
  ),
  note(
    'a lost comma between two lines written as one',
    'note: As many as you need ¦volume: Numbers,',
    'a comma is missing before "volume:"',
    'write ", volume: …"',
  ),
  entry(
    'a hash in a name',
    '{ name: ¦ACH #1, href: /products/ach }',
    signEnds,
    'put it in quotes: name: "ACH #1"',
  ),
  entry(
    'a colon in a name',
    '{ name: ¦ACH: credits, debits, href: /products/ach }',
    colonEnds,
    'put it in quotes: name: "ACH: credits, debits"',
  ),
  entry(
    'a comma in a name',
    '{ name: ¦ACH, same day, href: /products/ach }',
    commaEnds,
    'put it in quotes: name: "ACH, same day"',
  ),
  entry(
    'a lost colon after another field',
    '{ name: ACH transfers, ¦href /products/ach }',
    'a colon and a space are missing after "href"',
    'write "href: /products/ach"',
  ),
  entry(
    'a lost comma after a quoted name',
    '{ name: "ACH" ¦href: /products/ach }',
    'a comma is missing before "href:"',
    'write ", href: …"',
  ),
  description(
    'a comma in the API',
    "description: ¦The organization's name, in full., type: string,",
    commaEnds,
    'description: "The organization\'s name, in full."',
  ),
  description(
    'a colon in the API',
    "description: ¦The organization's name: in full., type: string,",
    colonEnds,
    'description: "The organization\'s name: in full."',
  ),
  description(
    'a hash in the API',
    "description: ¦The organization's #1 name., type: string,",
    signEnds,
    'description: "The organization\'s #1 name."',
  ),
  description(
    'a lost colon in the API',
    "description: The organization's name., ¦type string,",
    'a colon and a space are missing after "type"',
    'write "type: string"',
  ),
];
