/** Loads a written function as its host does: from its text. */
import { compileFunction, runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import type { ViewerRequest, ViewerResponse } from '../../edge/cloudfront';

/** What an ES module exports. */
export function loadModule<T>(text: string): T {
  const { code } = transformSync(text, { format: 'cjs' });
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports'])(module, module.exports);
  return module.exports as T;
}

/** The handler of a CloudFront function, which sees nothing of Node. */
export function loadHandler(
  text: string,
): (event: { version: string; request: ViewerRequest }) => ViewerRequest | ViewerResponse {
  return runInNewContext(`${text}\nhandler`, {});
}
