/** Writes what S3 with CloudFront needs: a CloudFormation template with bucket, function, headers and distribution, and the upload. */
import { bundleEdge } from '../edge/bundle';
import { allowOrigin, resourcePolicy, type SiteRules, sharedHeaders } from '../site-rules';
import { uploadScript } from './s3-upload';

/** Headers that CloudFront has its own settings for. All others are custom headers. */
const own = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Content-Security-Policy',
]);

const ref = (name: string) => ({ Ref: name });
const attribute = (name: string, field: string) => ({ 'Fn::GetAtt': [name, field] });

const join = (...parts: readonly unknown[]) => ({ 'Fn::Join': ['', parts] });

/** CloudFront's managed cache policy CachingOptimized: by path alone, as long as Cache-Control says, compressed. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** Lets pages of other sites read what a policy applies to. */
const cors = {
  AccessControlAllowCredentials: false,
  AccessControlAllowHeaders: { Items: ['*'] },
  AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
  AccessControlAllowOrigins: { Items: [sharedHeaders[allowOrigin]] },
  OriginOverride: true,
};

/** A response headers policy. Schema: AWS::CloudFront::ResponseHeadersPolicy */
function responseHeadersPolicy(name: string, headers: Readonly<Record<string, string>>, settings = {}) {
  const { 'Strict-Transport-Security': hsts = '', 'Content-Security-Policy': policy = '' } = headers;
  const items = Object.entries(headers).filter(([header]) => !own.has(header));
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: join(ref('AWS::StackName'), `-${name}`),
        SecurityHeadersConfig: {
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
            IncludeSubdomains: hsts.includes('includeSubDomains'),
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
          ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
        },
        ...settings,
        CustomHeadersConfig: {
          Items: items.map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

const behavior = (policy: string) => ({
  TargetOriginId: 'files',
  ViewerProtocolPolicy: 'redirect-to-https',
  AllowedMethods: ['GET', 'HEAD'],
  CachePolicyId: cachingOptimized,
  Compress: true,
  ResponseHeadersPolicyId: ref(policy),
  FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('Redirects', 'FunctionARN') }],
});

/** S3 refuses a key that doesn't exist with 403, because visitors may not list the bucket. */
const errorResponses = (page: string) =>
  [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponseCode: 404,
    ResponsePagePath: page,
    ErrorCachingMinTTL: 10,
  }));

function distribution(rules: SiteRules) {
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        Aliases: [new URL(rules.origin).host, ...rules.otherHosts],
        ViewerCertificate: {
          AcmCertificateArn: ref('Certificate'),
          SslSupportMethod: 'sni-only',
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
        Origins: [
          {
            Id: 'files',
            DomainName: attribute('Bucket', 'RegionalDomainName'),
            OriginPath: join('/', ref('Release')),
            OriginAccessControlId: attribute('Access', 'Id'),
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: behavior('PageHeaders'),
        CacheBehaviors: rules.shared.map((pattern) => ({
          // CloudFront's * also matches slashes.
          PathPattern: pattern.replace('**', '*'),
          ...behavior('SharedHeaders'),
        })),
        CustomErrorResponses: errorResponses(rules.errorPage),
      },
    },
  };
}

const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: ref('Bucket'),
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: 's3:GetObject',
          Resource: join(attribute('Bucket', 'Arn'), '/*'),
          Condition: {
            StringEquals: {
              'AWS:SourceArn': join(
                'arn:aws:cloudfront::',
                ref('AWS::AccountId'),
                ':distribution/',
                ref('Distribution'),
              ),
            },
          },
        },
      ],
    },
  },
};

function resources(rules: SiteRules, redirects: string) {
  const own = { ...rules.headers, [resourcePolicy]: sharedHeaders[resourcePolicy] };
  return {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      Properties: {
        BucketName: ref('BucketName'),
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    },
    BucketPolicy: bucketPolicy,
    Access: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: ref('AWS::StackName'),
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
    Redirects: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: join(ref('AWS::StackName'), '-redirects'),
        AutoPublish: true,
        FunctionConfig: { Comment: 'Redirects, and the file of a page', Runtime: 'cloudfront-js-2.0' },
        FunctionCode: redirects,
      },
    },
    PageHeaders: responseHeadersPolicy('pages', rules.headers),
    SharedHeaders: responseHeadersPolicy('shared', own, { CorsConfig: cors }),
    Distribution: distribution(rules),
  };
}

/** The most bytes that CloudFront accepts as a function. */
const largestFunction = 10_240;

/** The source of the function. Throws if it's too large: it contains all redirects. */
function redirectFunction(rules: SiteRules): string {
  const code = bundleEdge('cloudfront', rules);
  const size = Buffer.byteLength(code);
  if (size <= largestFunction) return code;
  const [own, most] = [size, largestFunction].map((bytes) => bytes.toLocaleString('en-US'));
  throw new Error(
    `The function for CloudFront has ${own} bytes, and ${most} are allowed: remove old redirects from content/redirects.yaml.`,
  );
}

/**
 * The files beside the site's own, by path. Throws where error reports need a tunnel, which this host doesn't have, and for more
 * redirects than it accepts.
 */
export function s3CloudfrontFiles(
  rules: SiteRules,
  files: readonly string[],
): Readonly<Record<string, string>> {
  if (rules.tunnel)
    throw new Error('S3 with CloudFront has no tunnel for error reports: build with a DSN and no tunnel.');
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `${new URL(rules.origin).host}, written by npm run deploy:prepare`,
    Parameters: {
      BucketName: { Type: 'String' },
      Certificate: { Type: 'String', Description: 'ARN of a certificate in us-east-1' },
      Release: { Type: 'String', Description: 'Folder of the bucket that is served' },
    },
    Resources: resources(rules, redirectFunction(rules)),
    Outputs: { DistributionDomain: { Value: attribute('Distribution', 'DomainName') } },
  };
  return {
    '/template.json': `${JSON.stringify(template, null, 2)}\n`,
    '/upload.sh': uploadScript(rules, files),
  };
}
