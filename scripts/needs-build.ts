import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './in-project';
import { sourceHash, stampFile } from './source-hash';

/** Whether there is no build, or one of other sources. Where the build tools are not installed, the build that is there has to do. */
export function needsBuild(): boolean {
  if (!existsSync(stampFile)) return true;
  if (readFileSync(stampFile, 'utf8') === sourceHash()) return false;
  if (existsSync(inProject('node_modules/vite'))) return true;
  console.warn(
    'The sources have changed since the build, and the build tools are not installed: serving the old build.',
  );
  return false;
}
