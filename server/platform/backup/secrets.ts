import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { HeldFile } from './file/content';

type Given = Pick<Config, 'dataDir' | 'sessionSecret' | 'credentialsKey'>;

/** A secret, by the name of the file that stores it if the environment does not. */
interface Secret {
  file: string;
  key: string;
  given: (config: Given) => string | undefined;
  /** The consequence of another value. */
  otherwise: string;
}

const secrets: Secret[] = [
  {
    file: 'session-secret',
    key: 'SESSION_SECRET',
    given: ({ sessionSecret }) => sessionSecret,
    otherwise: 'everybody has to sign in again',
  },
  {
    file: 'credentials-key',
    key: 'CREDENTIALS_KEY',
    given: ({ credentialsKey }) => credentialsKey,
    otherwise: 'the channels of COMERZIA have to be connected again',
  },
];

const kept = ({ dataDir }: Given, file: string) => {
  const path = join(dataDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** The secrets that the server uses, from the environment or the data directory. */
export const secretsOf = (config: Given): HeldFile[] =>
  secrets.flatMap(({ file, given }) => {
    const text = given(config) ?? kept(config, file);
    return text === undefined ? [] : [{ name: file, text }];
  });

/** The settings for these secrets, under the names that people know. */
export const keysOf = (files: readonly Pick<HeldFile, 'name'>[]): string[] =>
  secrets.filter(({ file }) => files.some(({ name }) => name === file)).map(({ key }) => key);

/**
 * Writes the secrets of a backup into a folder, from which they are later moved, unless the environment sets them.
 * Returns the messages for the user.
 */
export function writeSecrets(files: readonly HeldFile[], folder: string, config: Given): string[] {
  return secrets.flatMap(({ file, key, given, otherwise }) => {
    const held = files.find(({ name }) => name === file)?.text;
    const own = given(config);
    if (held === undefined || (own ?? kept(config, file)) === held) return [];
    if (own !== undefined)
      return [`${key} is another than in the backup: ${otherwise}, or set it to the former value.`];
    writeFileSync(join(folder, file), held, { mode: 0o600 });
    return [`${key} of the backup is in ${join(config.dataDir, file)}.`];
  });
}

/** The messages about secrets that the backup does not contain and this installation lacks. */
export const saidOfMissing = (missing: readonly string[], config: Given): string[] =>
  secrets
    .filter(
      ({ key, file, given }) => missing.includes(key) && given(config) === undefined && !kept(config, file),
    )
    .map(({ key, otherwise }) => `${key} is not in the backup: without its former value ${otherwise}.`);
