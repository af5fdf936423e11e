import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { projectRoot } from '../server/platform/project-root';
import { inProject } from './in-project';

/**
 * Bundles the programs of the server into `dist/server`. Shared code goes into chunks, so that each program loads only
 * what it uses.
 */
export async function bundleServer(): Promise<void> {
  rmSync(inProject('dist/server'), { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: {
      'server/index': 'server/index.ts',
      'server/snapshot': 'server/snapshot.ts',
      'server/sample-pdfs': 'server/sample-pdfs.ts',
      'server/user': 'server/user.ts',
      'server/backup': 'server/backup.ts',
      'server/verify': 'server/verify.ts',
      'server/restore': 'server/restore.ts',
      'server/report-worker': 'server/features/consulting/report/pdf/report-worker.ts',
      'server/picture-worker': 'server/features/marketing/assets/picture-worker.ts',
      'scripts/needs-build': 'scripts/needs-build.ts',
    },
    outdir: 'dist',
    // In the folder of the programs, because workers are found by their path relative to the code that starts them.
    chunkNames: 'server/[name]-[hash]',
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
  });
}

/** Runs a built program of the server. An error of the program ends the build. */
export function runBuilt(program: string): Promise<void> {
  const child = spawn(process.execPath, [inProject(`dist/server/${program}.js`)], { stdio: 'inherit' });
  return new Promise((done) => {
    child.once('exit', (code) => (code === 0 ? done() : process.exit(1)));
  });
}
