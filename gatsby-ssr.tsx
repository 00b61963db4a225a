export { wrapPageElement } from './src/error-reporting/wrap-page-element';
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/ssr/render';
