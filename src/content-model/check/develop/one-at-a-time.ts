/** Wraps `work` so that it never runs concurrently: a call during a run causes one more run. If a run fails, the next call starts another. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
}
