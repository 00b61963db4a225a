/**
 * The entry of the browser's bundle in place of Gatsby's app, which it starts. Evaluates what the app imports first, a few
 * packages per task: in a single task it would block taps on a slow phone for 100 ms.
 */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './layout/Layout'),
  () => import(/* webpackMode: "eager" */ './browser'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
];

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // Gatsby's app reads the path of the page from here (src/gatsby/patches/inline-code.ts).
  window.pagePath = document.getElementById('___gatsby')?.dataset.path ?? '';
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

start();
