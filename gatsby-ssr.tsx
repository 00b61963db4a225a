export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/ssr/render';
export { wrapPageElement } from './src/ssr/wrap-page-element';
