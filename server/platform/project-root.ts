import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'meta'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No folder `migrations/meta` stands above this program');
  return rootAbove(parent);
}

/** The folder that contains `migrations/` and `dist/`, for the sources and for the bundle. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** The generated SQL migrations, applied in the order of their journal. */
export const migrationsFolder = join(projectRoot, 'migrations');

/** The version in `package.json`. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
