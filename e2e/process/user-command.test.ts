import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../server/platform/project-root';
import { dataDirectory, startServer } from './running-server';

const data = dataDirectory();
afterAll(data.remove);

/** Runs the command as a user would, outside the project folder, with the password on standard input. */
async function userCommand(args: string[], password = 'secret-1', env: object = { DATA_DIR: data.path }) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/launch.js'), 'server/user', ...args], {
    cwd: data.path,
    env: { PATH: process.env.PATH, ...env },
  });
  child.stdin.end(`${password}\n`);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
  const code = await new Promise((done) => child.once('close', done));
  return { code, output };
}

const ana = ['--admin', '--username', 'ana', '--email', 'ana@example.org', '--name', 'Ana'];

test('a command creates the first admin, who can sign in and read the enquiries', async () => {
  expect(await userCommand(ana)).toEqual({ code: 0, output: 'ana was made, as "admin".\n' });
  const server = await startServer({ DATA_DIR: data.path });
  const signedIn = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'ana', password: 'secret-1' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const list = await fetch(`${server.url}/api/admin/enquiries`, { headers });
  expect(list.status).toBe(200);

  const whileRunning = await userCommand(ana);
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('Another process is using');
  await server.end('SIGTERM');
});

test('the command grants and revokes the role of an existing account', async () => {
  expect((await userCommand(['--username', 'ana'])).output).toBe('ana is now "user".\n');
  expect((await userCommand(['--username', 'ana', '--admin'])).output).toBe('ana is now "admin".\n');
});

test('the command reads its settings from .env, like the server', async () => {
  writeFileSync(join(data.path, '.env'), 'DATA_DIR=./elsewhere\n');
  expect((await userCommand(ana, 'secret-1', {})).output).toBe('ana was made, as "admin".\n');
  expect((await userCommand(ana, 'secret-1', {})).output).toBe('ana is now "admin".\n');
  expect(existsSync(join(data.path, 'elsewhere', 'db'))).toBe(true);
  rmSync(join(data.path, '.env'));
});

test('without a password, or with one as an option, the command explains how to pass it', async () => {
  const eva = ['--username', 'eva', '--email', 'eva@example.org'];
  for (const refused of [await userCommand(eva, ''), await userCommand([...eva, '--password', 'secret-1'])]) {
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('At a terminal you are asked for it');
    expect(refused.output).toContain('first line of standard input');
    expect(refused.output).not.toContain('    at ');
  }
});

test('invalid arguments are reported, and no account is created', async () => {
  const short = await userCommand(['--username', 'eva', '--email', 'eva@example.org'], '123');
  expect([short.code, short.output]).toEqual([
    1,
    '  password: The password must have at least 6 characters\n',
  ]);
  const common = await userCommand(['--username', 'eva', '--email', 'eva@example.org'], '123456');
  expect([common.code, common.output]).toEqual([
    1,
    '  password: This is one of the 10,000 most common passwords\n',
  ]);
  const taken = await userCommand(['--username', 'eva', '--email', 'ANA@example.org']);
  expect([taken.code, taken.output]).toEqual([1, 'There is already an account with that email\n']);
  expect((await userCommand([])).output).toContain('npm run user -- --admin');
});
