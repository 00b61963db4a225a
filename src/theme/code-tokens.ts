import { color } from './tokens';

/** The kinds of words that highlighted code colors: each with its class, as short as pages with thousands of them need, and its color. */
export const codeTokens = {
  string: { className: 'cs', color: color.codeString },
  comment: { className: 'cc', color: color.codeComment },
  keyword: { className: 'ck', color: color.codeKeyword },
  number: { className: 'cn', color: color.codeNumber },
} as const;
