/** Runs a snippet as a reader would, but against a local server. */
import { spawn } from 'node:child_process';

/** A response. `status` is 0 if there was none. */
export type SnippetResponse = { readonly status: number; readonly body: string; readonly errors: string };

/** The server to redirect a snippet's requests to, and the environment variables that it reads. */
export type Stage = {
  readonly hosts: readonly string[];
  readonly origin: string;
  readonly env: NodeJS.ProcessEnv;
};

/** Marks the status at the end of cURL's output. */
const mark = '\n--status:';

/** Replaces the files that a snippet uploads; any bytes will do. */
const withFile = (code: string): string => code.replace(/-F (\w+)='@[^']*'/g, "-F $1='@package.json'");

/** Runs it in a shell, for its variables. */
export function runSnippet(code: string, { hosts, origin, env }: Stage): Promise<SnippetResponse> {
  const local = hosts.reduce((text, host) => text.replaceAll(host, origin), withFile(code));
  // The option is only added to the first cURL call, because a snippet has one.
  const script = local.replace(/^curl /m, `curl --silent --show-error --write-out '${mark}%{http_code}' `);
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', script], { env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
    });
    child.once('error', (error) => resolve({ status: 0, body: '', errors: error.message }));
    child.once('close', () => {
      const at = output.lastIndexOf(mark);
      const body = at < 0 ? output : output.slice(0, at);
      resolve({ status: at < 0 ? 0 : Number(output.slice(at + mark.length)), body, errors });
    });
  });
}
