import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project-root.mjs';
import { sourceHash, stampFile } from './source-hash.mjs';

/** Builds when there is no build, or one of other sources. Where the build tools are not installed, the build that is there has to do. */
export function ensureBuilt() {
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
  if (isCurrent) return;
  const canBuild = existsSync(inProject('node_modules/vite'));
  if (!canBuild && existsSync(stampFile)) {
    console.warn(
      'The sources have changed since the build, and the build tools are not installed: serving the old build.',
    );
    return;
  }
  console.log('Building …');
  const { status } = spawnSync(process.execPath, [inProject('scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
