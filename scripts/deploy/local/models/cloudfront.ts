/** A model of S3 with CloudFront: objects as upload.sh describes them, and the function and headers of template.json. */
import { join } from 'node:path';
import type { ViewerRequest } from '../../edge/cloudfront';
import { readFileAt } from './files';
import { loadHandler } from './load-function';
import type { Model } from './model-server';

interface HeadersPolicy {
  SecurityHeadersConfig: {
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  CorsConfig?: { AccessControlAllowOrigins: { Items: [string] } };
}

interface Template {
  Resources: {
    Redirects: { Properties: { FunctionCode: string } };
    PageHeaders: { Properties: { ResponseHeadersPolicyConfig: HeadersPolicy } };
    SharedHeaders: { Properties: { ResponseHeadersPolicyConfig: HeadersPolicy } };
    Distribution: {
      Properties: {
        DistributionConfig: {
          CacheBehaviors: { PathPattern: string }[];
          CustomErrorResponses: { ErrorCode: number; ResponseCode: number; ResponsePagePath: string }[];
        };
      };
    };
  };
}

function policyHeaders({
  SecurityHeadersConfig: security,
  CustomHeadersConfig,
}: HeadersPolicy): [string, string][] {
  const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity;
  return [
    [
      'Strict-Transport-Security',
      `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', security.FrameOptions.FrameOption],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ...CustomHeadersConfig.Items.map(({ Header, Value }): [string, string] => [Header, Value]),
  ];
}

/** The objects of the bucket by key, as the lines "send FOLDER '*.ENDING' 'TYPE' 'CACHE'" upload them. */
function bucket(folder: string, script: string) {
  const uploads = [...script.matchAll(/^send (\S+) '\*(\.\w+)' '([^']*)' '([^']*)'$/gm)];
  return (key: string, status = 200): Response | undefined => {
    for (const [, from = '', ending = '', type = '', cache = ''] of uploads) {
      const content = key.endsWith(ending) ? readFileAt(join(folder, from), key) : undefined;
      if (content)
        return new Response(new Uint8Array(content), {
          status,
          headers: { 'Content-Type': type, 'Cache-Control': cache },
        });
    }
    return undefined;
  };
}

/** CloudFront's * also matches slashes. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

/** The request in the format of CloudFront's events. */
function eventRequest(request: Request): ViewerRequest {
  const { search } = new URL(request.url);
  const path = request.url.slice(request.url.indexOf('/', 'https://'.length));
  const querystring: ViewerRequest['querystring'] = {};
  for (const pair of search.slice(1).split('&').filter(Boolean)) {
    const [name = '', ...parts] = pair.split('=');
    const value = { value: parts.join('=') };
    const first = querystring[name];
    if (first) first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), value];
    else querystring[name] = value;
  }
  const headers = { host: { value: request.headers.get('host') ?? '' } };
  return { uri: path.split('?')[0] ?? '/', querystring, headers };
}

/** The model of the site that is prepared in a folder. */
export function cloudfront(folder: string): Model {
  const read = (name: string) => readFileAt(folder, name)?.toString() ?? '';
  const { Resources }: Template = JSON.parse(read('template.json'));
  const handler = loadHandler(Resources.Redirects.Properties.FunctionCode);
  const object = bucket(folder, read('upload.sh'));
  const { CacheBehaviors: behaviors, CustomErrorResponses: errors } =
    Resources.Distribution.Properties.DistributionConfig;
  // S3 responds with 403 for an object that isn't there, because the bucket's policy doesn't let CloudFront list the objects.
  const missing = errors.find(({ ErrorCode }) => ErrorCode === 403);
  return async (request) => {
    const result = handler({ version: '1.0', request: eventRequest(request) });
    if ('statusCode' in result)
      return new Response(null, {
        status: result.statusCode,
        headers: Object.entries(result.headers).map(([name, { value }]): [string, string] => [name, value]),
      });
    const isShared = behaviors.some(({ PathPattern }) => matches(PathPattern, result.uri));
    const policy = isShared ? Resources.SharedHeaders : Resources.PageHeaders;
    const response =
      object(decodeURIComponent(result.uri)) ??
      (missing
        ? object(missing.ResponsePagePath, missing.ResponseCode)
        : new Response(null, { status: 403 }));
    if (!response) throw new Error('The bucket has no 404 page.');
    for (const [name, value] of policyHeaders(policy.Properties.ResponseHeadersPolicyConfig))
      response.headers.set(name, value);
    const origins = policy.Properties.ResponseHeadersPolicyConfig.CorsConfig?.AccessControlAllowOrigins.Items;
    // Only a request from a page of another site gets it.
    if (origins && request.headers.has('origin'))
      response.headers.set('Access-Control-Allow-Origin', origins[0]);
    return response;
  };
}
