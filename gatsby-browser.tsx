export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapRootElement,
} from './src/browser';
export { wrapPageElement } from './src/error-reporting/wrap-page-element';
