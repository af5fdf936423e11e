import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds in which a file may have been written again without a later time of change. */
const clockStep = 1_000;

/** Copies made while the database is written to, and the bytes that may be left to copy while it stands still. */
const mostPasses = 5;
const littleLeft = 16 * 1024 * 1024;

/**
 * Copies the directory of a database that another process may use: first while it is written to, then, while `hold`
 * keeps it still, only the files that have changed since. What stands there is what a kill would leave, and is recovered
 * in the same way.
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
 * Copies the files whose stamp is not that of `copied`, and removes the copies of those that are gone; returns the bytes
 * copied. Without awaiting, because nothing else is to be done meanwhile.
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
      // While it is written to, a file may disappear before it is copied.
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
  // A file system that can shares the blocks of both, until one is written to.
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const isSettled = now - Number(mtimeMs) > clockStep;
  copied.set(path, isSettled ? stamp : '');
  return Number(size);
}
