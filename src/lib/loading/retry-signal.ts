/**
 * Resolves when a request that failed is worth another try: the network is back, the page is shown again after another tab or
 * from the back-forward cache, or the element has left the viewport and comes into it again.
 */
export function retrySignal(element?: Element): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const take = () => {
      listening.abort();
      resolve();
    };
    window.addEventListener('online', take, { signal });
    window.addEventListener('pageshow', take, { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && take(), { signal });
    if (!element) return;
    let left = false;
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.at(-1)?.isIntersecting ?? false;
      if (visible && left) take();
      left ||= !visible;
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
