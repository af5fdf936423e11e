import { parseArgs } from 'node:util';
import { passwordRefusal } from '../shared/auth/password-rules';
import { newUser } from '../shared/auth/schemas';
import { messageText } from '../shared/messages';
import { preparation } from './features';
import { findCredentials, insertUser, updateRole } from './features/auth/auth.queries';
import { deleteFactors } from './features/auth/factors/factors.queries';
import { hashPassword } from './features/auth/passwords/passwords';
import { deleteSignIns } from './features/auth/sign-ins.queries';
import { askSecret } from './platform/ask-secret';
import { CommandRefused, exitBecauseOf } from './platform/command';
import { embeddedDirectory, loadConfig } from './platform/config';
import type { Db } from './platform/database/database';
import { openEmbedded } from './platform/database/embedded/embedded';
import { openPostgres } from './platform/database/postgres/postgres';
import { builtSnapshot } from './platform/database/embedded/snapshot';
import { AppError } from './platform/http/errors';

const usage = `Makes an account, or gives an existing one its role.
  npm run user -- --admin --username USERNAME --email EMAIL [--name NAME]
  npm run user -- --username USERNAME --email EMAIL [--name NAME]
  npm run user -- --reset-factors --username USERNAME
The last one is for whoever has lost their passkeys, their app and their recovery codes: it removes all of them and ends
every sign-in, and the password alone signs in again.
A new account needs a password of at least 6 characters. At a terminal you are asked for it, and it is not shown while
you type. Otherwise it is the first line of standard input:
  npm run user -- --admin --username USERNAME --email EMAIL < FILE
There is no option for it: options stay in the shell's history, and other users of the machine can see them.`;

const problem = (field: string, said: string) => `  ${field}: ${messageText(said, 'en')}`;

const role = (admin: boolean) => (admin ? 'admin' : 'user');

interface Options {
  admin: boolean;
  resetsFactors: boolean;
  username: string;
  email: string | undefined;
  name: string | undefined;
}

const text = { type: 'string' } as const;
const known = {
  admin: { type: 'boolean', default: false },
  'reset-factors': { type: 'boolean', default: false },
  username: text,
  email: text,
  name: text,
} as const;

function parseOptions() {
  try {
    return parseArgs({ options: known });
  } catch (error) {
    throw new CommandRefused(`${(error as Error).message}\n\n${usage}`);
  }
}

function readOptions(): Options {
  const { values } = parseOptions();
  if (!values.username) throw new CommandRefused(usage);
  return {
    admin: values.admin,
    resetsFactors: values['reset-factors'],
    username: values.username,
    email: values.email,
    name: values.name,
  };
}

async function run(db: Db, { admin, resetsFactors, username, email, name }: Options): Promise<string> {
  const found = await findCredentials(db, username);
  if (resetsFactors) return resetFactors(db, username, found?.id);
  if (found) {
    await updateRole(db, username, role(admin));
    return `${username} is now "${role(admin)}".`;
  }
  const password = await askSecret('Password (at least 6 characters, not shown while you type): ');
  if (!password) throw new CommandRefused(`No password was given.\n\n${usage}`);
  const parsed = newUser.safeParse({ username, email, name: name ?? username, password });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => problem(issue.path.join('.'), issue.message));
    throw new CommandRefused(problems.join('\n'));
  }
  const refusal = passwordRefusal(parsed.data.password, parsed.data);
  if (refusal) throw new CommandRefused(problem('password', refusal));
  const hash = await hashPassword(parsed.data.password);
  const user = await insertUser(db, { ...parsed.data, password: hash, role: role(admin) });
  return `${user.username} was made, as "${user.role}".`;
}

async function resetFactors(db: Db, username: string, id: number | undefined): Promise<string> {
  if (id === undefined) throw new CommandRefused(`There is no ${username}.`);
  await db.transaction(async (tx) => {
    await deleteFactors(tx, id);
    await deleteSignIns(tx, id);
  });
  return `${username} signs in with the password alone.`;
}

try {
  const options = readOptions();
  const config = loadConfig();
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, preparation, { directUrl: config.databaseDirectUrl })
    : await openEmbedded(embeddedDirectory(config), builtSnapshot, preparation);
  try {
    process.stdout.write(`${await run(database.db, options)}\n`);
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  exitBecauseOf(error instanceof AppError ? new CommandRefused(error.message) : error);
}
