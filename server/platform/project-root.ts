import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains `migrations/` and `dist/`, for the sources and for the bundle. */
export const projectRoot = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta'))) folder = dirname(folder);
  return folder;
})();

/** The generated SQL migrations, applied in the order of their journal. */
export const migrationsFolder = join(projectRoot, 'migrations');

/** The version in `package.json`. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
