/** What a sentence is about, which separates a limit ("returned within 60 days") from a phrase ("60 days of rain"). */

/** Money, its networks, and what our API does with requests, keys, events and records. */
const payments =
  /\b(?:ach|fedach|fedwire|fednow|rtp|nacha|network|operator|banks?|banking|bank's|pay(?:s|ing|ments?|ments?'s|ers?|roll|outs?)?|transfers?|entr(?:y|ies)|wires?|drawdowns?|checks?|cards?|cardholders?|deposits?|debits?|credits?|transactions?|money|funds?|funding|dollars?|amounts?|accounts?|authorizations?|purchases?|settle[sd]?|settling|settlements?|windows?|cutoffs?|deadlines?|limits?|returns?|returned|reversals?|refunds?|chargebacks?|disputes?|claims?|fees?|rates?|interest|holds?|available|availability|holidays?|hours of operation|consumers?|customers?|statements?|regulations?|requests?|responses?|respond|endpoints?|webhooks?|events?|deliver(?:y|ies)|retry|retries|retried|timeouts?|times? out|keys?|tokens?|sessions?|expire[sd]?|expiry|valid|retain|retained|retention|records?|logs?|kept|keep|stored|delete[sd]?|sandbox|exports?|notice|notify|notifications?|prenot\w*|micro-entr\w*|owners?|ownership|enrollments?|exclusions?|support|approv\w+|outages?)\b/i;

/** Amounts that are bounded. */
const limits =
  /\b(?:limits?|maximum|minimum|ceiling|at most|at least|up to|more than|less than|over|above|below|per (?:entry|payment|transfer|day|deposit|check|wire|card|account)|exceeds?|rais(?:e|ed|es|ing)|threshold|insur\w+)\b/i;

/** What ends, or must be done by then. */
const deadlines = /\b(?:cutoffs?|deadlines?|by|before|until|till|close[sd]?|windows?)\b/i;

const topics = { payments, limits, deadlines } as const;

/** After a length of time or a share, what makes it one of people and texts. */
const ofPeople =
  /^(?:-long)?[ -](?:(?:to|for) (?:read|reading|watch|watching|listen|learn|set up|try|write|writing|explain|understand|skim|install|think|finish)\b|(?:\w+ )?(?:read|video|demo|tour|tutorial|talk|walk|drive|ride|coffee|break|lunch|meeting|workshop|course|podcast|degree|zoom)\b|of (?:experience|work|reading|music|video|history|practice|code|the (?:time|way|page|screen|text))\b|ago\b|old\b|later\b|earlier\b|sure\b|from (?:the|our) (?:office|station)\b|wide\b|a week\b)/i;

const beforePeople =
  /\b(?:zoom(?:s|ed)? to|read(?:s|ing)? for|worked (?:for )?|met|took us|scal(?:e|ed) to|opacity|contrast) ?$/i;

/** Ends of sentences, and of paragraphs. An abbreviation before a lowercase word ends nothing. */
const sentenceEnd = /[.!?](?=\s+["“(*_]?[A-Z{¿])|\n\s*\n/g;

/** The sentence around a position, without the words of the figure. */
export function sentenceAround(text: string, start: number, end: number): string {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index);
  const from = ends.findLast((index) => index < start) ?? -1;
  const to = ends.find((index) => index >= end - 1) ?? text.length;
  return `${text.slice(from + 1, start)} … ${text.slice(end, Math.max(to, end))}`.trim();
}

/**
 * Whether words at a position state a limit or a term. Words alone, as in the cell of a table, do: nothing else says what they
 * are.
 * @param about what the sentence has to be about; any sentence will do without it
 */
export function isLimit(
  text: string,
  start: number,
  end: number,
  about: keyof typeof topics | undefined,
): boolean {
  if (about === undefined) return true;
  if (ofPeople.test(text.slice(end, end + 60)) || beforePeople.test(text.slice(0, start))) return false;
  const sentence = sentenceAround(text, start, end);
  if (!/[a-z]{2}/i.test(sentence)) return about === 'payments';
  return topics[about].test(sentence);
}
