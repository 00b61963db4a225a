export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  wrapRootElement,
} from './src/browser';
export { wrapPageElement } from './src/error-reporting/wrap-page-element';
