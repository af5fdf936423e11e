import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, backupFolder } from './platform/backup/back-up';
import { argumentsOf, progressLines, rowsAndTables, secondsSince } from './platform/backup/report';
import { exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';

const usage = `Makes a backup of the database, also while the server runs.
  npm run backup
  npm run backup -- --to FOLDER
Without a folder it is written to DATA_DIR/backups. With BACKUP_KEY it is encrypted and holds SESSION_SECRET and
CREDENTIALS_KEY too; --without-secrets leaves them out.`;

const options = {
  to: { type: 'string' },
  'without-secrets': { type: 'boolean', default: false },
} as const;

const listed = (names: string[]) => names.join(' and ');

try {
  const started = performance.now();
  const { values } = argumentsOf({ options }, usage);
  const config = loadConfig();
  const { path, rows, tables, held, missing, foreign } = await backUp(config, {
    folder: values.to === undefined ? backupFolder(config) : resolve(values.to),
    withoutSecrets: values['without-secrets'] === true,
    progress: progressLines(),
  });
  const size = (statSync(path).size / 1024 / 1024).toFixed(1);
  const said = [
    path,
    `It holds ${[rowsAndTables(rows, tables), ...held].join(', ')}; ${size} MB, in ${secondsSince(started)}.`,
    config.backupKey ? 'It is encrypted with BACKUP_KEY.' : 'It is not encrypted: BACKUP_KEY is not set.',
    ...(missing.length > 0 ? [`Not in it: ${listed(missing)}. Keep them apart from it.`] : []),
    ...(foreign.length > 0
      ? [`Not in it, since they are not of QuorumIA: the tables ${listed(foreign)}.`]
      : []),
  ];
  process.stdout.write(`${said.join('\n')}\n`);
  process.exit(0);
} catch (error) {
  exitBecauseOf(error);
}
