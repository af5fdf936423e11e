import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from '../../server/platform/backup/file/backup-file';
import { backupsIn, command, madeBackup, succeeding, sumsOf } from './backup-commands';
import { freshPostgres } from './fresh-postgres';
import {
  dataDirectory,
  eventually,
  type RunningServer,
  sendEnquiry,
  startServer,
  tryEnquiry,
} from './running-server';

const key = Buffer.alloc(32, 5).toString('base64');
const secret = 's'.repeat(32);
const database = freshPostgres('backup');
let data: ReturnType<typeof dataDirectory>;
let server: RunningServer | undefined;
beforeEach(async () => {
  data = dataDirectory();
  await database.create();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  data.remove();
  await database.drop();
});

const places = {
  embedded: () => ({ DATA_DIR: data.path }),
  postgres: () => ({ DATA_DIR: data.path, DATABASE_URL: database.url, SESSION_SECRET: secret }),
};
const kinds = ['embedded', 'postgres'] as const;
const folder = () => join(data.path, 'made');

/** The ids of the enquiries in a backup. */
async function enquiriesIn(file: string) {
  const ids: number[] = [];
  let at: { name: string; columns: string[] } | undefined;
  await readBackup(file, undefined, {
    table: (table) => void (at = table),
    row: (row) => {
      if (at?.name === 'contact_messages') ids.push(Number(row[at.columns.indexOf('id')]));
    },
  });
  return ids.sort((one, other) => one - other);
}

test.each(kinds)(
  'a backup made while the server serves and writes is a consistent snapshot, %s',
  async (kind) => {
    server = await startServer(places[kind]());
    const { url } = server;
    const first = await sendEnquiry(url);
    const acknowledged: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const answer = await tryEnquiry(url);
        if (answer.status === 200) acknowledged.push(((await answer.json()) as { id: number }).id);
      }
    };
    const writing = write();
    await eventually(() => acknowledged.length > 3);
    const before = [...acknowledged];
    const file = await madeBackup(folder(), places[kind]()).finally(() => (isOver = true));
    await writing;

    const held = await enquiriesIn(file);
    expect(held).toEqual(expect.arrayContaining([first, ...before]));
    // The ids have no gaps.
    expect(held).toEqual(held.map((_id, index) => index + 1));
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await succeeding('verify', [file], places[kind]())).toContain('all counts and hashes are equal');
    expect(readdirSync(data.path).filter((name) => name.startsWith('scratch-'))).toEqual([]);
  },
);

test.each(kinds)(
  'mails that were waiting when the backup was made are sent once after the restore, %s',
  async (kind) => {
    const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1' };
    server = await startServer({ ...places[kind](), ...unreachable });
    const ids = [await sendEnquiry(server.url), await sendEnquiry(server.url)];
    const file = await madeBackup(folder(), places[kind]());
    expect(await server.end('SIGTERM')).toBe(0);
    await succeeding('restore', [file], places[kind]());

    server = await startServer(places[kind]());
    const outbox = join(data.path, 'outbox');
    const mails = ids.flatMap((id) => [`enquiry-${id}-confirmation.eml`, `enquiry-${id}.eml`]).sort();
    await eventually(() =>
      mails.every((name) => readdirSync(data.path).includes('outbox') && readdirSync(outbox).includes(name)),
    );
    expect(readdirSync(outbox).sort()).toEqual(mails);
    // A recovered sequence may skip values, as after a kill.
    expect(await sendEnquiry(server.url)).toBeGreaterThan(Math.max(...ids));
  },
);

test('a backup can be restored into the other kind of database with the same rows, and sessions stay valid if the secret is included', async () => {
  const env = { DATA_DIR: data.path, BACKUP_KEY: key };
  server = await startServer({ ...env, DEMO: 'true' });
  await server.end('SIGTERM');
  const sums = await sumsOf(env);
  const file = await madeBackup(folder(), env);

  const other = { DATA_DIR: join(data.path, 'other'), DATABASE_URL: database.url, BACKUP_KEY: key };
  const said = await succeeding('restore', [file], other);
  expect(said).toContain('SESSION_SECRET of the backup is in');
  expect(await sumsOf(other)).toEqual(sums);
  const secretIn = (directory: string) => readFileSync(join(directory, 'session-secret'), 'utf8');
  expect(secretIn(other.DATA_DIR)).toBe(secretIn(data.path));

  const back = { DATA_DIR: join(data.path, 'back'), BACKUP_KEY: key };
  const second = await madeBackup(join(data.path, 'second'), other);
  await succeeding('restore', [second], back);
  expect(await sumsOf(back)).toEqual(sums);
});

test('only an encrypted backup contains secrets, and not with --without-secrets', async () => {
  const env = { DATA_DIR: data.path };
  server = await startServer(env);
  await server.end('SIGTERM');
  const plain = await succeeding('backup', ['--to', folder()], env);
  expect(plain).toContain('It is not encrypted');
  expect(plain).toContain('Not in it: SESSION_SECRET');
  const left = await succeeding('backup', ['--to', folder(), '--without-secrets'], {
    ...env,
    BACKUP_KEY: key,
  });
  expect(left).toContain('Not in it: SESSION_SECRET');
  const held = await succeeding('backup', ['--to', folder()], { ...env, BACKUP_KEY: key });
  expect(held).toContain('SESSION_SECRET; ');
  const files = backupsIn(folder());
  expect(files).toHaveLength(3);
  const texts = await Promise.all(
    files.map(async (file) => (await readBackup(file, Buffer.alloc(32, 5))).files.map(({ name }) => name)),
  );
  expect(texts).toEqual([[], [], ['session-secret']]);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
});

test('a damaged, truncated, differently encrypted or missing backup is refused with a message, and nothing changes', async () => {
  const env = { DATA_DIR: data.path };
  server = await startServer(env);
  await server.end('SIGTERM');
  const sums = await sumsOf(env);
  const file = await madeBackup(folder(), { ...env, BACKUP_KEY: key });
  const bytes = readFileSync(file);
  const cut = join(data.path, 'cut.backup');
  writeFileSync(cut, bytes);
  truncateSync(cut, bytes.length - 10);
  const damaged = join(data.path, 'damaged.backup');
  const middle = Math.floor(bytes.length / 2);
  writeFileSync(damaged, bytes.fill(0, middle, middle + 8));
  const said = async (program: string, args: string[], more: Record<string, string>) =>
    command(program, args, { ...env, ...more });
  for (const program of ['verify', 'restore']) {
    const answers = [
      await said(program, [cut], { BACKUP_KEY: key }),
      await said(program, [damaged], { BACKUP_KEY: key }),
      await said(program, [file], {}),
      await said(program, [join(data.path, 'none')], {}),
      await said(program, [], {}),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    const [first, second, third, fourth, fifth] = answers.map(({ output }) => output);
    expect(first).toBe('The backup is cut off: its end is missing.\n');
    expect(second).toMatch(/^The backup is damaged, in piece \d+\.\n$/);
    expect(third).toBe('The backup is encrypted: set BACKUP_KEY to the key it was made with.\n');
    expect(fourth).toContain('cannot be read: ENOENT');
    expect(fifth).toContain(`npm run ${program} -- FILE`);
  }
  expect(await sumsOf(env)).toEqual(sums);
});

test.each(kinds)('a restore is refused while a server is running, %s', async (kind) => {
  server = await startServer(places[kind]());
  const file = await madeBackup(folder(), places[kind]());
  const { code, output } = await command('restore', [file], places[kind]());
  expect(code).toBe(1);
  expect(output).toMatch(/Another process is using|Stop the instances first/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
