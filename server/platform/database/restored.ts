import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in a data directory that holds what was restored and is not yet in its place. */
export const restoredFolder = 'restored';

/** What the former things are renamed to. */
export const formerOf = (name: string) => `${name}.former`;

/**
 * Puts what was restored into the place of what was there, which is kept beside it. A restore is decided when the folder
 * has its name; where it was interrupted after that, it is finished here, at the next opening. The caller has locked the
 * data directory.
 */
export function settleRestored(dataDir: string): void {
  const restored = join(dataDir, restoredFolder);
  if (existsSync(restored)) moveInto(restored, dataDir);
}

/** Moves everything in a folder to its place in the data directory; after an interruption it can be called again. */
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
