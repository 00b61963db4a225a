import { onRequest as __reports_js_onRequest } from '/work/hosts/dist/functions/reports.js';

export const routes = [
  {
    routePath: '/reports',
    mountPath: '/',
    method: '',
    middlewares: [],
    modules: [__reports_js_onRequest],
  },
];
