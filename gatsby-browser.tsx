export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapRootElement,
} from './src/browser';
export { wrapPageElement } from './src/error-reporting/wrap-page-element';
