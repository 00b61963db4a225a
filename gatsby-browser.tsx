export { onClientEntry, onRouteUpdate, wrapRootElement } from './src/browser';
export { wrapPageElement } from './src/error-reporting/wrap-page-element';
