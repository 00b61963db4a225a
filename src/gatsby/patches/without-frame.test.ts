import { readFileSync } from 'node:fs';
import withoutFrame from './without-frame.cjs';

const router = readFileSync('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'utf8');

test('the router changes its location without waiting for a frame', () => {
  const code = withoutFrame(router);
  expect(router).toContain('requestAnimationFrame');
  expect(code).not.toContain('requestAnimationFrame');
  expect(code).toMatch(/\.then\(\(\)=>\{\w+\|\|\w+\(\{location:\w+\}\)\}\)/);
});

test('a router without that wait fails the build', () => {
  expect(() => withoutFrame('setState({ location })')).toThrow('The router has changed');
});
