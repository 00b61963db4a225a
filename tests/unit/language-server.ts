/** Talks to the YAML language server as an editor does: JSON-RPC over its standard input and output. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..', '..');

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: unknown };

/** A problem that an editor underlines. */
export type Squiggle = { message: string; range: { start: { line: number; character: number } } };

/** A suggestion of an editor. `insertText` is a snippet. */
export type Completion = { label: string; insertText?: string; textEdit?: { newText: string } };

/** A text of a file, with "¦" where the cursor is. */
type Opened = { uri: string; position: { line: number; character: number } };

/** Starts the server with an editor's settings. */
export async function startLanguageServer(yamlSettings: object) {
  const bin = join(root, 'node_modules', 'yaml-language-server', 'bin', 'yaml-language-server');
  const child = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map<number, (message: Message) => void>();
  const squiggles = new Map<string, (found: Squiggle[]) => void>();
  let lastId = 0;
  let received = Buffer.alloc(0);

  const send = (message: Message): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const request = <T>(method: string, params: unknown): Promise<T> => {
    lastId += 1;
    const id = lastId;
    send({ id, method, params });
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(result as T),
      );
    });
  };
  let configured = (): void => {};
  const configuration = new Promise<void>((resolve) => {
    configured = resolve;
  });
  const settingsFor = ({ section }: { section: string }) => (section === 'yaml' ? yamlSettings : {});
  const receive = ({ id, method, params, ...rest }: Message): void => {
    if (method === 'workspace/configuration') {
      send({ id: id ?? 0, result: (params as { items: { section: string }[] }).items.map(settingsFor) });
      configured();
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Squiggle[] };
      squiggles.get(uri)?.(diagnostics);
    } else if (method !== undefined && id !== undefined) send({ id, result: null });
    else if (id !== undefined) answers.get(id)?.(rest);
  };
  child.stdout.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, end).toString())?.[1]);
      if (end < 0 || received.length < end + 4 + length) return;
      const body = received.subarray(end + 4, end + 4 + length).toString();
      received = received.subarray(end + 4 + length);
      receive(JSON.parse(body) as Message);
    }
  });

  const rootUri = pathToFileURL(root).href;
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: { completion: { completionItem: { snippetSupport: true } }, hover: {} },
    },
  });
  send({ method: 'initialized', params: {} });
  // With new settings the server would validate open files once more.
  await configuration;

  let version = 0;
  /** Opens a text as a file of the repository. */
  const open = (file: string, marked: string): Opened & { problems: Promise<Squiggle[]> } => {
    version += 1;
    const before = marked.slice(0, Math.max(0, marked.indexOf('¦'))).split('\n');
    const uri = pathToFileURL(join(root, file)).href;
    const problems = new Promise<Squiggle[]>((resolve) => squiggles.set(uri, resolve));
    const textDocument = { uri, languageId: 'yaml', version, text: marked.replace('¦', '') };
    send({ method: 'textDocument/didOpen', params: { textDocument } });
    return { uri, problems, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
  };
  /** Closes a file, and waits until the server has forgotten its problems. */
  const close = async (uri: string): Promise<void> => {
    const forgotten = new Promise<Squiggle[]>((resolve) => squiggles.set(uri, resolve));
    send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
    await forgotten;
  };
  const at = async <T>(method: string, file: string, marked: string): Promise<T> => {
    const { uri, position, problems } = open(file, marked);
    await problems;
    const result = await request<T>(method, { textDocument: { uri }, position });
    await close(uri);
    return result;
  };
  return {
    /** What the editor suggests at the cursor. */
    completions: async (file: string, marked: string): Promise<Completion[]> =>
      (await at<{ items: Completion[] }>('textDocument/completion', file, marked)).items,
    /** What the editor shows below the pointer. */
    hover: async (file: string, marked: string): Promise<string> =>
      JSON.stringify(await at<unknown>('textDocument/hover', file, marked)),
    /** What the editor underlines. */
    problems: async (file: string, text: string): Promise<Squiggle[]> => {
      const opened = open(file, text);
      const found = await opened.problems;
      await close(opened.uri);
      return found;
    },
    stop: (): void => {
      child.kill();
    },
  };
}
