/**
 * Receives source maps like a Sentry-compatible service: a ZIP file in chunks, then a request to assemble them. Only what Sentry's
 * program uses. https://develop.sentry.dev/api/chunk-upload/
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import JSZip from 'jszip';

/** An uploaded bundle: its files by name, and what the request to assemble it says. */
export interface Bundle {
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: {
    readonly files: Record<string, { url?: string; type?: string; headers?: Record<string, string> }>;
  };
  readonly version?: string;
  readonly projects: readonly string[];
}

/** A running receiver. */
export interface UploadReceiver {
  readonly origin: string;
  readonly bundles: Bundle[];
  /** Paths of all requests, with the token that they carried. */
  readonly requests: string[];
  /** Refuses everything from now on, with this status. */
  refuse(status: number): void;
  stop(): Promise<void>;
}

const sha1 = (data: Uint8Array): string => createHash('sha1').update(data).digest('hex');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** The files of a multipart request, decompressed. */
async function uploaded(request: IncomingMessage): Promise<Buffer[]> {
  const { 'content-type': type = '' } = request.headers;
  const form = await new Response(new Uint8Array(await bodyOf(request)), {
    headers: { 'Content-Type': type },
  }).formData();
  const files = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, value }]));
  return Promise.all(
    files.map(async ({ name, value }) => {
      const data = Buffer.from(await value.arrayBuffer());
      return name === 'file_gzip' ? gunzipSync(data) : data;
    }),
  );
}

async function bundleFrom(
  data: Uint8Array,
  { version, projects }: { version?: string; projects: string[] },
): Promise<Bundle> {
  const zip = await JSZip.loadAsync(data);
  const texts = Object.values(zip.files).map(
    async (file) => [file.name, await file.async('string')] as const,
  );
  const files = Object.fromEntries(await Promise.all(texts));
  const manifest = JSON.parse(files['manifest.json'] ?? '{}');
  return { files, manifest, projects, ...(version === undefined ? {} : { version }) };
}

/** Starts a receiver on a free port. */
export async function startUploadReceiver(): Promise<UploadReceiver> {
  const chunks = new Map<string, Buffer>();
  const bundles: Bundle[] = [];
  const requests: string[] = [];
  let refusal: number | undefined;
  let origin = '';

  const respond = async (request: IncomingMessage): Promise<object> => {
    const path = request.url ?? '';
    if (path.endsWith('/chunk-upload/') && request.method === 'GET')
      return {
        url: `${origin}/api/0/organizations/acme/chunk-upload/`,
        chunkSize: 1_048_576,
        chunksPerRequest: 64,
        maxFileSize: 2_147_483_648,
        maxRequestSize: 33_554_432,
        concurrency: 2,
        hashAlgorithm: 'sha1',
        compression: ['gzip'],
        accept: ['artifact_bundles', 'artifact_bundles_v2'],
      };
    if (path.endsWith('/chunk-upload/')) {
      for (const chunk of await uploaded(request)) chunks.set(sha1(chunk), chunk);
      return {};
    }
    if (path.endsWith('/artifactbundle/assemble/')) {
      const asked = JSON.parse((await bodyOf(request)).toString());
      const missingChunks = asked.chunks.filter((chunk: string) => !chunks.has(chunk));
      if (missingChunks.length > 0) return { state: 'not_found', missingChunks };
      const data = Buffer.concat(asked.chunks.map((chunk: string) => chunks.get(chunk)));
      bundles.push(await bundleFrom(data, asked));
      return { state: 'ok', missingChunks: [] };
    }
    return {};
  };

  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    const status = refusal ?? 200;
    const answer = refusal === undefined ? await respond(request) : { detail: 'Invalid token' };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    bundles,
    requests,
    refuse: (status) => {
      refusal = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
