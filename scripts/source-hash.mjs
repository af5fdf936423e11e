import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['client', 'server', 'shared', 'migrations', 'scripts'];
const files = ['package-lock.json', 'vite.config.ts', 'tailwind.config.ts'];

/** Written by a build, beside what it built. */
export const stampFile = 'dist/source-hash';

/** A hash of everything that a build is made from. */
export function sourceHash() {
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...inside, ...files].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
