import { spawnSync } from 'node:child_process';
import { redirects, sampleSite } from '../../../tests/unit/sample-build';
import { commandOf, root } from '../../lib/root.mjs';
import { siteRules } from '../site-rules';
import { cloudflareFiles } from './cloudflare';
import { hostNames, hostsFrom } from './index';
import { netlifyFiles } from './netlify';
import { s3CloudfrontFiles } from './s3-cloudfront';

const sample = sampleSite();
const rules = siteRules(sample.site, 'https://switchyard.example', redirects);
afterAll(sample.remove);

test('Cloudflare gets no more rules and no longer lines than it reads', () => {
  const headers = cloudflareFiles(rules)['/_headers'] ?? '';
  expect(headers.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  const long = { ...rules, headers: { 'Content-Security-Policy': 'x'.repeat(2_100) } };
  expect(() => cloudflareFiles(long)).toThrow('Cloudflare reads 2000 characters of a header');
});

test('Netlify gets the path of each script, because its patterns end a path', () => {
  expect(netlifyFiles(rules, sample.site.files)['/site/_headers']).toContain(
    '/app-0123abcd.js\n  Cache-Control: public, max-age=31536000, immutable',
  );
});

test('the CloudFront function has less than 10 kB and no module syntax', () => {
  const template = JSON.parse(s3CloudfrontFiles(rules, sample.site.files)['/template.json'] ?? '');
  const code: string = template.Resources.Redirects.Properties.FunctionCode;
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  expect(code).not.toMatch(/^\s*(import|export)\b/m);
});

test('more redirects than fit into the CloudFront function are an error', () => {
  const moved = Array.from({ length: 300 }, (_, index) => [`/updates/former-address-${index}`, '/updates']);
  const many = { ...rules, redirects: Object.fromEntries(moved) };
  expect(() => s3CloudfrontFiles(many, [])).toThrow(
    /^The function for CloudFront has [\d,]+ bytes, and 10,240 are/,
  );
});

test('CloudFront gets no more patterns than a distribution can have', () => {
  const template = JSON.parse(s3CloudfrontFiles(rules, sample.site.files)['/template.json'] ?? '');
  const { CacheBehaviors: behaviors } = template.Resources.Distribution.Properties.DistributionConfig;
  // One of the 25 is the default: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(behaviors.length).toBeLessThan(25);
});

test('files that never change are uploaded to S3 before the pages that name them', () => {
  const lines = (s3CloudfrontFiles(rules, sample.site.files)['/upload.sh'] ?? '').split('\n');
  const index = (text: string) => lines.findIndex((line) => line.startsWith(`send ${text}`));
  expect(index("site/immutable '*.js'")).toBeGreaterThan(0);
  expect(index("site/revalidated '*.html'")).toBeGreaterThan(index("site/immutable '*.js'"));
});

test('CloudFront, which has no tunnel, refuses one', () => {
  const tunnel = {
    path: '/reports',
    dsn: 'https://key@errors.example/1',
    endpoint: 'https://errors.example/',
  };
  expect(() => s3CloudfrontFiles({ ...rules, tunnel }, [])).toThrow('no tunnel for error reports');
});

test('a command gets the hosts that it names, all by default', () => {
  expect(hostsFrom(['caddy', 'nginx'])).toEqual(['caddy', 'nginx']);
  expect(hostsFrom([])).toEqual(hostNames);
  expect(() => hostsFrom(['nginx', 'toString'])).toThrow('There is no host "toString". Choose from: nginx,');
  expect(() => hostsFrom(['example.com'], ', or an address')).toThrow(/, or an address\.$/);
});

test.each([
  ['check', 'There is no host "nginxx"'],
  ['prepare', 'There is no host "nginxx"'],
  ['serve', 'Name one host.'],
])('deploy:%s refuses a wrong second argument before it does anything', (command, expected) => {
  const args = [commandOf('tsx'), `scripts/deploy-${command}.ts`, 'cloudflare', 'nginxx'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect(stderr).toContain(expected);
  expect([stdout, status]).toEqual(['', 2]);
});
