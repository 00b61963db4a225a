/** Sets the browser's preference for less data. Runs in the page, before its scripts. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });
};
