/** Finds text that isn't finished: marks such as TODO, and filler such as "lorem ipsum". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** Marks in capitals; a number such as XXX-XX-1234 is masked, not unfinished. Two question marks between spaces are an operator of code. */
const marks = /(?<![\w-])(?:TODO|TBD|tbd|TBC|FIXME|XXX+|xxx+|TKTK|WIP)(?![\w-])|(?<!\s)\?{2,}|\?{3,}|\(\?\)/g;

/** Values of a cell that its spreadsheet can't compute, and what other programs write for a reference that's lost. */
const errors =
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)|\bError! (?:Reference source|Bookmark) not (?:found|defined)\.?/g;

/** What chat programs add to the texts that they write. */
const ofChats = /【\d[^】]*】|\bturn\d+(?:search|view|news)\d+\b|\bas an AI (?:language )?model\b/gi;

const fillers =
  /\btodo:|\blorem ipsum\b|\bdolor sit amet\b|\bplaceholder (?:text|copy|sentence)\b|\b(?:text|content|copy) goes here\b|\bto be (?:written|added)\b|\bnote to (?:self|editors?|reviewers?)\b|\b(?:insert|your|add) (?:text|copy|link|image|name|title) here\b|\bclick here to add\b|\basdf\w*/gi;

/** A field that only keeps the place of its text. In a cell of a table, a dash says that there's nothing. */
const placeholders = /^(?:todo|tba|n\/a|xx+|\?+|-+|[–—…]|\.{2,})$/gi;

/** Teams, and people's initials: "(legal to confirm)". A bank, a customer or Nacha may have to confirm something, too. */
const colleagues = '(?:[Ll]egal|[Cc]ompliance|[Mm]arketing|[Ee]ngineering|[Pp]roduct|[A-Z]{2})';

/** A remark in parentheses or brackets that colleagues wrote for each other. */
const notes = new RegExp(
  [
    String.raw`\((?:[Pp]lease )?(?:[Cc]heck|[Cc]onfirm|[Vv]erify|[Cc]lear|[Rr]eview) with (?:legal|marketing|engineering|product|the team)\b[^()]*\)`,
    String.raw`\(${colleagues} to (?:check|confirm|verify|review)\)`,
    String.raw`\((?:to be (?:confirmed|determined|decided|defined)|needs (?:review|work|a source|checking)|(?:source|citation) needed|draft|DRAFT|wip)\)`,
    String.raw`\[[A-Z]{2,3}: (?:[Pp]lease|[Cc]an|[Ss]hould|[Cc]heck|[Ii]s|[Aa]re|[Dd]o|[Ww]e|I)\b[^\][]*\](?!\()`,
    String.raw`\[(?:DATE|NAME|LINK|URL|AMOUNT|COMPANY|TITLE|NUMBER|TEXT|EMAIL|IMAGE|SCREENSHOT|DRAFT|[Dd]raft|(?:LINK|[Ll]ink) [Tt][Oo] [^\][]*)\](?![([:])`,
  ].join('|'),
  'g',
);

/** A remark in brackets that isn't a link. "[sic]" and "[check number]" are fine. */
const remarks =
  /\[(?:(?:insert|placeholder|todo|to do|tbd|tbc|tk|add|your|note to|note(?=:)|check(?=\]|:| (?:with|this|that|if|whether|again)\b)|confirm|verify|ask|discuss|clarify|rewrite|reword|fix|legal(?=:| (?:to|must|should|review)\b)|citation needed|source needed|needs)\b[^\][]*|[^\][]*\?)\](?!\()/gi;

/** The first unfinished piece of each text in a file's prose. */
export function unfinishedDiagnostics(content: ContentFile): Diagnostic[] {
  return proseOf(content).flatMap(({ text, field, locate }) => {
    const ofField = field === null ? [] : [placeholders];
    const [first] = [marks, errors, ofChats, fillers, notes, remarks, ...ofField]
      .flatMap((pattern) => matchesIn(text, pattern))
      .sort((a, b) => a.index - b.index);
    if (!first) return [];
    const { 0: words, index } = first;
    return [
      {
        file: content.file,
        ...locate(words, countPieces(text.slice(0, index), words)),
        message: `${quote(words)} marks unfinished text`,
        fix: 'finish the text, or remove it; a note for colleagues can be in a comment',
      },
    ];
  });
}
