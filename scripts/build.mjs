// Builds everything that `npm start` serves: the client, the server and the snapshot of a fresh database.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { compressFolder } from './compress.mjs';
import { drawIcons } from './icons.mjs';
import { prerender } from './prerender.mjs';
import { inProject, projectRoot } from './project-root.mjs';
import { sourceHash, stampFile } from './source-hash.mjs';

await vite({ configFile: inProject('vite.config.ts'), logLevel: 'warn' });
await prerender();
drawIcons();
compressFolder(inProject('dist/client'));
await esbuild({
  absWorkingDir: projectRoot,
  entryPoints: {
    index: 'server/index.ts',
    snapshot: 'server/snapshot.ts',
    user: 'server/user.ts',
    'report-worker': 'server/features/consulting/report/pdf/report-worker.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
});
// A process of its own: initialising a database takes 800 MB that are not given back.
const snapshot = spawnSync(process.execPath, [inProject('dist/server/snapshot.js')], { stdio: 'inherit' });
if (snapshot.status !== 0 || !existsSync(inProject('dist/database.tar.gz'))) process.exit(1);
writeFileSync(stampFile, sourceHash());
