/** Name in `sessionStorage` of where the visitor was at each entry of the history: JSON of pairs of key and `[left, top]`. */
export const scrollStorage = 'scroll-positions';
