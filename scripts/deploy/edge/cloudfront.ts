/**
 * CloudFront calls this for every request of a viewer, before its cache. JavaScript runtime 2.0, 10 kB at most.
 * Event: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
import { redirectTarget } from './redirect-target';
import type { EdgeSettings } from './settings';

declare const SETTINGS: EdgeSettings;

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

/** The part of a request that this reads. */
export interface ViewerRequest {
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
}

/** A response that ends the request. */
export interface ViewerResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, Value>;
}

function queryText(query: Record<string, Value>): string {
  const pairs: string[] = [];
  Object.keys(query).forEach((name) => {
    const entry = query[name];
    if (!entry) return;
    (entry.multiValue || [entry]).forEach((one) => {
      pairs.push(one.value === '' ? name : `${name}=${one.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The response that redirects, or the request with the path of its file. */
export function handler(event: { request: ViewerRequest }): ViewerRequest | ViewerResponse {
  const request = event.request;
  const host = request.headers.host ? request.headers.host.value : '';
  const target = redirectTarget(SETTINGS, host, request.uri, queryText(request.querystring));
  if (target !== undefined)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: target },
        'strict-transport-security': { value: SETTINGS.hsts },
        // So that pages of other sites can read the file to which it leads.
        'access-control-allow-origin': { value: '*' },
      },
    };
  if (request.uri === '/') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(request.uri)) request.uri += '/index.html';
  return request;
}
