import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, projectRoot } from './project-root.mjs';

const folders = ['client', 'server', 'shared', 'migrations', 'scripts'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tailwind.config.ts'];
const onlyForTests = /\.test\.tsx?$|[/\\]testing[/\\]/;

/** Written by a build, beside what it built. */
export const stampFile = inProject('dist/source-hash');

/** Everything that a build is made from, as paths from the project's root. */
export function buildSources() {
  const inside = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
  );
  return [...inside.filter((file) => !onlyForTests.test(file)), ...files].sort();
}

/** A hash of everything that a build is made from. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const file of buildSources()) hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}
