import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { inProject } from '../../scripts/in-project';
import type { Called, Calling } from './caller';

/** Builds the bare servers and the client, so that they run without a loader, like the server. */
export const buildBenchPrograms = () =>
  build({
    absWorkingDir: inProject('.'),
    entryPoints: {
      express: 'bench/peers/express.ts',
      'node-http': 'bench/peers/node-http.ts',
      caller: 'bench/api/caller.ts',
      'leads-server': 'bench/leads/server.ts',
    },
    outdir: 'dist/bench',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
  });

export const programs = {
  ours: 'dist/server/index.js',
  Express: 'dist/bench/express.js',
  'node:http': 'dist/bench/node-http.js',
};

export type Contestant = keyof typeof programs;

export interface Started<Name extends string = Contestant> {
  name: Name;
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server whose output goes to a file, as in production; resolves once it responds. */
export const startContestant = (name: Contestant, folder: string, env: Record<string, string>) =>
  startProgram(name, programs[name], folder, env);

/** Starts one of the built programs as a server. */
export async function startProgram<Name extends string>(
  name: Name,
  program: string,
  folder: string,
  env: Record<string, string>,
): Promise<Started<Name>> {
  const port = await freePort();
  const output = openSync(join(folder, `${name.replace(':', '-')}.log`), 'a');
  const child = spawn(process.execPath, [inProject(program)], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', output, 'inherit'],
  });
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended as it started`);
    await pause(50);
  }
  return { name, port, stop: () => ended(child) };
}

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the client process. */
export function startCaller() {
  const child = fork(inProject('dist/bench/caller.js'), { execArgv: [] });
  return {
    async call(calling: Calling): Promise<Called> {
      child.send(calling);
      const [called] = (await once(child, 'message')) as [Called];
      return called;
    },
    stop: () => ended(child),
  };
}
