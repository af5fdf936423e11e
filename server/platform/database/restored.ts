import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in a data directory with restored files that are not yet in place. */
export const restoredFolder = 'restored';

/** The name under which a replaced file is kept. */
export const formerOf = (name: string) => `${name}.former`;

/**
 * Moves restored files into place and keeps the replaced ones beside them. A restore is final once the folder has
 * this name; if it was interrupted after that, the next start finishes it here. The caller has locked the data
 * directory.
 */
export function settleRestored(dataDir: string): void {
  const restored = join(dataDir, restoredFolder);
  if (existsSync(restored)) moveInto(restored, dataDir);
}

/** Moves everything in a folder to its place in the data directory; it can be repeated after an interruption. */
export function moveInto(folder: string, dataDir: string): void {
  for (const name of readdirSync(folder)) {
    const place = join(dataDir, name);
    if (existsSync(place)) {
      rmSync(join(dataDir, formerOf(name)), { recursive: true, force: true });
      renameSync(place, join(dataDir, formerOf(name)));
    }
    renameSync(join(folder, name), place);
  }
  rmSync(folder, { recursive: true });
}
