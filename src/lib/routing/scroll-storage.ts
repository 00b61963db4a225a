/** Key in `sessionStorage` of the scroll position of each history entry: JSON pairs of key and `[left, top]`. */
export const scrollStorage = 'scroll-positions';
