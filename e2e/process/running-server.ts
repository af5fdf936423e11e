import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { projectRoot } from '../../server/platform/project-root';

export interface RunningServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it reported that it was ready. */
  startTime: number;
  /** The messages logged so far. */
  said: string[];
  /** Resolves to the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Whether the process has ended, by itself or by a signal. */
  hasEnded(): boolean;
}

/** The program, Node's options and the limit on open files of a server process. */
interface Process {
  program?: string;
  node?: string;
  openFiles?: number;
}

/** Starts the built server as a separate process; rejects with its output if it does not start. */
export async function startServer(
  env: Record<string, string>,
  { program = 'dist/server/index.js', node = '', openFiles }: Process = {},
): Promise<RunningServer> {
  const started = performance.now();
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : '';
  const command = `${limit}exec "$0" ${node} ${program}`;
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'false', TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const said: string[] = [];
  const port = await Promise.race([readyPort(child, said), exited.then(() => undefined)]);
  if (port === undefined) throw new Error(await errors(child));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    startTime: performance.now() - started,
    said,
    end(signal) {
      child.kill(signal);
      return exited;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

async function readyPort({ stdout }: ChildProcess, said: string[]): Promise<number | undefined> {
  if (!stdout) return undefined;
  const lines = createInterface({ input: stdout });
  return new Promise((done) => {
    lines.on('line', (line) => {
      const { msg = '', port } = JSON.parse(line) as { msg?: string; port?: number };
      said.push(msg);
      if (msg === 'ready') done(port);
    });
    lines.once('close', () => done(undefined));
  });
}

async function errors({ stderr }: ChildProcess): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stderr ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A new data directory, and a function that removes it. */
export function dataDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'quorumia-process-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

let serial = 0;

/** An enquiry from a new client address, so that rate limits do not apply. */
function nextEnquiry() {
  serial += 1;
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.18.${serial >> 8}.${serial & 255}`,
  };
  const body = JSON.stringify({
    name: `Visitor ${serial}`,
    email: `visitor${serial}@example.org`,
    subject: 'Contact Form - Service',
    message: 'Hello',
  });
  return { headers, body };
}

const enquiryPath = '/api/contact/send-email';

/**
 * Sends the first half of an enquiry and resolves once the server has begun to read it. The returned function
 * sends the other half and resolves to the id in the response.
 */
export async function beginEnquiry(url: string): Promise<() => Promise<number>> {
  const { headers, body } = nextEnquiry();
  const halfway = body.length / 2;
  const length = Buffer.byteLength(body);
  const sending = request(url + enquiryPath, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': length, Expect: '100-continue' },
  });
  const answered = new Promise<IncomingMessage>((done) => sending.once('response', done));
  sending.on('error', () => {});
  sending.flushHeaders();
  await new Promise((begun) => sending.once('continue', begun));
  sending.write(body.slice(0, halfway));
  return async () => {
    sending.end(body.slice(halfway));
    return ((await json(await answered)) as { id: number }).id;
  };
}

/** Sends an enquiry; resolves to the response. */
export const tryEnquiry = (url: string) => fetch(url + enquiryPath, { method: 'POST', ...nextEnquiry() });

/** Sends an enquiry; resolves to the id in the response. */
export async function sendEnquiry(url: string): Promise<number> {
  const response = await tryEnquiry(url);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** Polls a condition that depends on another process; fails after a minute. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It never came true');
    await new Promise((done) => setTimeout(done, 100));
  }
}
