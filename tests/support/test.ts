import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export { type Watch, watchConsole } from './console';
export { hydrated } from './hydrated';
export { notFoundRoute, routes } from './routes';

/** Playwright's test with the address of the served site, so that pages are opened by their path alone. */
export const test = base.extend({ baseURL: process.env.BASE_URL });
