import { readReport } from './lighthouse';

const request = (resourceType: string, networkRequestTime: number, transferSize: number, mimeType = '') => ({
  resourceType,
  networkRequestTime,
  transferSize,
  mimeType,
});

const report = (requests: readonly object[]) => ({
  audits: {
    'first-contentful-paint': { numericValue: 881.4 },
    'largest-contentful-paint': { numericValue: 1356 },
    'total-blocking-time': { numericValue: 12 },
    metrics: { details: { items: [{ observedLoad: 200 }, {}] } },
    'network-requests': { details: { items: requests } },
  },
});

test('sizes are those of documents and scripts', () => {
  const requests = [
    request('Document', 5, 19_000),
    request('Font', 40, 8_000),
    request('Script', 60, 1_000),
    request('Other', 300, 2_000, 'text/javascript'),
  ];
  expect(readReport(JSON.stringify(report(requests)))).toEqual({
    firstPaint: 881.4,
    largestPaint: 1356,
    blocking: 12,
    html: 19_000,
    script: 3_000,
    earlyScript: 1_000,
  });
});

test('a page that Lighthouse could not measure is an error', () => {
  const failed = { ...report([]), runtimeError: { message: 'The page did not paint any content.' } };
  expect(() => readReport(JSON.stringify(failed))).toThrow('did not paint');
});
