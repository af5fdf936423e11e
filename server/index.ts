import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './platform/config';
import { DirectoryInUse } from './platform/database/directory-lock';
import { builtSnapshot } from './platform/database/snapshot';
import { builtSite } from './platform/http/built-site';
import { start } from './start';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await start({ config: readConfig(), snapshot: builtSnapshot, site: async () => builtSite() });
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
