/** The words before the day by which to act on an update. @param passed whether the day had passed when the page was built */
export const deadlineWords = (passed: boolean): string => (passed ? 'The deadline passed on' : 'Act by');
