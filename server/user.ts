import { parseArgs } from 'node:util';
import { newUser } from '../shared/auth/schemas';
import { messageText } from '../shared/messages';
import { findCredentials, insertUser, updateRole } from './features/auth/auth.queries';
import { hashPassword } from './features/auth/passwords';
import { askSecret } from './platform/ask-secret';
import { CommandRefused, exitBecauseOf } from './platform/command';
import { embeddedDirectory, loadConfig } from './platform/config';
import type { Db } from './platform/database/database';
import { openEmbedded } from './platform/database/embedded';
import { openPostgres } from './platform/database/postgres';
import { builtSnapshot } from './platform/database/snapshot';
import { AppError } from './platform/http/errors';

const usage = `Makes an account, or gives an existing one its role.
  npm run user -- --admin --username USERNAME --email EMAIL [--name NAME]
  npm run user -- --username USERNAME --email EMAIL [--name NAME]
The password is asked for, or read from standard input when that is not a terminal.`;

const role = (admin: boolean) => (admin ? 'admin' : 'user');

interface Options {
  admin: boolean;
  username: string;
  email: string | undefined;
  name: string | undefined;
}

function readOptions(): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { admin: { type: 'boolean', default: false }, username: text, email: text, name: text },
  });
  if (!values.username) throw new CommandRefused(usage);
  return { admin: values.admin, username: values.username, email: values.email, name: values.name };
}

async function run(db: Db, { admin, username, email, name }: Options): Promise<string> {
  if (await findCredentials(db, username)) {
    await updateRole(db, username, role(admin));
    return `${username} is now "${role(admin)}".`;
  }
  const password = await askSecret('Password: ');
  const parsed = newUser.safeParse({ username, email, name: name ?? username, password });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${messageText(issue.message, 'en')}`,
    );
    throw new CommandRefused(problems.join('\n'));
  }
  const hash = await hashPassword(parsed.data.password);
  const user = await insertUser(db, { ...parsed.data, password: hash, role: role(admin) });
  return `${user.username} was made, as "${user.role}".`;
}

try {
  const options = readOptions();
  const config = loadConfig();
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbedded(embeddedDirectory(config), builtSnapshot);
  try {
    process.stdout.write(`${await run(database.db, options)}\n`);
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  exitBecauseOf(error instanceof AppError ? new CommandRefused(messageText(error.key, 'en')) : error);
}
