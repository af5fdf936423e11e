import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `migrations/` and `dist/`, from the sources as from the bundle. */
export const projectRoot = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta'))) folder = dirname(folder);
  return folder;
})();

/** The generated SQL, applied in the order of its journal. */
export const migrationsFolder = join(projectRoot, 'migrations');
