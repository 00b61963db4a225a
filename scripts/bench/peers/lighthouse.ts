/** Runs Lighthouse with its settings for phones, and reads the figures from its report. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Times in milliseconds, sizes in transferred bytes. */
export type PageFigures = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly script: number;
  /** Scripts requested before the page's `load` event. */
  readonly earlyScript: number;
  readonly html: number;
};

const metric = z.object({ numericValue: z.number() });

const request = z.object({
  resourceType: z.string().optional(),
  mimeType: z.string().optional(),
  transferSize: z.number().optional(),
  networkRequestTime: z.number(),
});

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    metrics: z.object({
      details: z.object({ items: z.tuple([z.object({ observedLoad: z.number() })]).rest(z.unknown()) }),
    }),
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

/** The audits to run: those that the report is read for. */
const audits = Object.keys(report.shape.audits.shape);

/** The certificate is the benchmark's own. */
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --ignore-certificate-errors';

type Request = z.infer<typeof request>;

const isScript = ({ resourceType, mimeType = '' }: Request): boolean =>
  resourceType === 'Script' || mimeType.includes('javascript');

const bytes = (requests: readonly Request[]): number =>
  requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

/** Reads Lighthouse's JSON. Throws if it couldn't measure the page. */
export function readReport(json: string): PageFigures {
  const parsed = report.parse(JSON.parse(json));
  if (parsed.runtimeError) throw new Error(parsed.runtimeError.message);
  const { audits: found } = parsed;
  const requests = found['network-requests'].details.items;
  const { observedLoad } = found.metrics.details.items[0];
  const scripts = requests.filter(isScript);
  // Times of requests count from the first one, which starts the navigation.
  const start = Math.min(...requests.map(({ networkRequestTime }) => networkRequestTime));
  return {
    firstPaint: found['first-contentful-paint'].numericValue,
    largestPaint: found['largest-contentful-paint'].numericValue,
    blocking: found['total-blocking-time'].numericValue,
    script: bytes(scripts),
    earlyScript: bytes(scripts.filter(({ networkRequestTime }) => networkRequestTime - start < observedLoad)),
    html: bytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
  };
}

/** A browser, and the path of Lighthouse's command. */
export type Tool = { readonly command: string; readonly browser: string };

/** Measures a page once. Rejects if Lighthouse fails. */
export async function measurePage({ command, browser }: Tool, address: string): Promise<PageFigures> {
  const args = [
    command,
    address,
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    `--only-audits=${audits.join(',')}`,
    `--chrome-flags=${chromeFlags}`,
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env,
    timeout: 180_000,
    maxBuffer: 2 ** 28,
  });
  return readReport(stdout);
}
