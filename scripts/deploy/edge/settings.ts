/** What an edge function knows about the site. esbuild puts the value into each bundle (bundle.ts). */

/** Part of the site's rules, as plain data. */
export interface EdgeSettings {
  readonly origin: string;
  readonly otherHosts: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly revalidated: string;
  readonly hsts: string;
  readonly maxEnvelopeBytes: number;
  readonly tunnel: { readonly path: string; readonly dsn: string; readonly endpoint: string } | null;
}
