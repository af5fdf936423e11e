import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../server/platform/project-root';
import { inProject } from './in-project';

const folders = ['client', 'server', 'shared', 'migrations', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];
const onlyForTests = /\.test\.tsx?$|[/\\]testing[/\\]/;

/** The file with the hash of the sources of the last build. */
export const stampFile = inProject('dist/source-hash');

/** The sources of a build, as paths from the project's root. */
export function buildSources(): string[] {
  const inside = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
  );
  return [...inside.filter((file) => !onlyForTests.test(file)), ...files].sort();
}

/** A hash of all sources of a build. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of buildSources()) hash.update(file).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}
