/** Calls a function once the next frame has been drawn; in a hidden tab, which draws none, right away. */
export function afterFrame(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
