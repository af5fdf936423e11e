import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './in-project';
import { sourceHash, stampFile } from './source-hash';

/**
 * Whether there is no build or its sources have changed. Without the build tools an outdated build is used.
 */
export function needsBuild(): boolean {
  if (!existsSync(stampFile)) return true;
  if (readFileSync(stampFile, 'utf8') === sourceHash()) return false;
  if (existsSync(inProject('node_modules/vite'))) return true;
  console.warn(
    'The sources have changed since the build, and the build tools are not installed: serving the old build.',
  );
  return false;
}
