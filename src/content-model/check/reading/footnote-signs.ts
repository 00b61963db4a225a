/**
 * Footnotes in the notation of other programs: "final.¹", "final†" and "final[1]", directly after a word or its punctuation. Not the exponent
 * of a number or a unit, as in "10³ m²", and not a remark such as "see [1]".
 */
export const footnoteSigns =
  /(?<=\p{L}{3}[.,;:!?)”"’']{0,2})(?:[¹²³⁴-⁹][⁰¹²³⁴-⁹]*| ?[†‡]+|\[[1-9]\d?\](?![([]))/gu;
