import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandRefused } from '../command';
import type { Progress } from './load-backup';
import type { Summary } from './file/backup-file';
import { keysOf } from './secrets';

/** Milliseconds between two progress lines. */
const quiet = 2_000;

/** Writes the progress of a command to standard error, at most every two seconds. */
export function progressLines(): Progress {
  let last = Date.now();
  return (said) => {
    const now = Date.now();
    if (now - last < quiet) return;
    last = now;
    process.stderr.write(`${said} …\n`);
  };
}

/** Parses the arguments of a command; an unknown one is an error with the usage. */
export function argumentsOf<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandRefused(`${(error as Error).message}\n\n${usage}`);
  }
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Text such as "3 rows in 2 tables". */
export const rowsAndTables = (rows: number, tables: number): string =>
  `${counted(rows, 'row', 'rows')} in ${counted(tables, 'table', 'tables')}`;

const kinds = { embedded: 'the embedded database', postgres: 'PostgreSQL' };

/** Describes a backup: its time, its source and its content. */
export function saidOf({ label, head, tables, files }: Summary): string[] {
  const rows = tables.reduce((sum, { sum: table }) => sum + table.rows, 0);
  const isEncrypted = label.cipher === 'none' ? 'not encrypted' : 'encrypted';
  const held = [rowsAndTables(rows, tables.length), ...keysOf(files)];
  return [
    `Made ${label.made} by version ${label.version} from ${kinds[head.kind]}, ${isEncrypted}.`,
    `It holds ${held.join(', ')}.`,
    ...(head.missing.length > 0 ? [`Not in it: ${head.missing.join(', ')}.`] : []),
  ];
}

/** Text such as "12.3 s", since a time of `performance.now()`. */
export const secondsSince = (started: number): string =>
  `${((performance.now() - started) / 1_000).toFixed(1)} s`;
