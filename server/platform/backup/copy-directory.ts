import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds within which two writes may get the same modification time. */
const clockStep = 1_000;

/** Number of copies made while the database is in use, and bytes that may remain to be copied while it is held. */
const mostPasses = 5;
const littleLeft = 16 * 1024 * 1024;

/**
 * Copies the directory of a database that another process may be using. First copies while it is written to, then
 * calls `hold` to stop writes and copies only the files that have changed. The copy is in the state that a kill would
 * leave, and the database recovers from it in the same way.
 */
export async function copyDirectory(
  from: string,
  to: string,
  hold: (copy: () => void) => Promise<void>,
): Promise<void> {
  const copied = new Map<string, string>();
  for (let pass = 0; pass < mostPasses && copyChanged(from, to, copied) > littleLeft; pass += 1);
  await hold(() => void copyChanged(from, to, copied));
}

/**
 * Copies the files whose stamp differs from `copied` and removes copies of deleted files; returns the bytes copied.
 * It is synchronous, because nothing else should happen meanwhile.
 */
function copyChanged(from: string, to: string, copied: Map<string, string>): number {
  const there = new Set<string>();
  let bytes = 0;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(from.length + 1);
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    there.add(path);
    try {
      bytes += copyIfChanged(source, join(to, path), path, copied);
    } catch (error) {
      // The database may delete a file before it is copied.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  for (const path of copied.keys()) if (!there.has(path)) rmSync(join(to, path), { force: true });
  return bytes;
}

function copyIfChanged(source: string, target: string, path: string, copied: Map<string, string>): number {
  const now = Date.now();
  const { mtimeNs, mtimeMs, size } = statSync(source, { bigint: true });
  const stamp = `${size} ${mtimeNs}`;
  if (copied.get(path) === stamp) return 0;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  // Where the file system can, both copies share blocks until one is written to.
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const isSettled = now - Number(mtimeMs) > clockStep;
  copied.set(path, isSettled ? stamp : '');
  return Number(size);
}
