import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse, lockDirectory } from '../database/embedded/directory-lock';

const prefix = 'scratch-';

/** A folder in the data directory for one command. */
export interface Scratch {
  path: string;
  /** Allows another process to lock the folder. */
  release(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Makes a folder in the data directory, so that it is on the same disk and can be renamed. It is locked; unlocked
 * ones are those of killed commands and are removed here.
 */
export async function makeScratch(dataDir: string): Promise<Scratch> {
  mkdirSync(dataDir, { recursive: true });
  await removeAbandoned(dataDir);
  const path = mkdtempSync(join(dataDir, prefix));
  const release = await lockDirectory(path);
  return {
    path,
    release,
    async remove() {
      await release();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(prefix))) {
    const path = join(dataDir, name);
    try {
      const release = await lockDirectory(path);
      await release();
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
    }
  }
}
