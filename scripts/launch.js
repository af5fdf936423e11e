// Runs a program of the build, and builds before where that is missing or old: node scripts/launch.js server/index
// Plain JavaScript: a fresh clone has no build yet, and an install for production nothing that runs TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const built = (/** @type {string} */ name) => new URL(`../dist/${name}.js`, import.meta.url);
const check = built('scripts/needs-build');
if (!existsSync(check) || (await import(check.href)).needsBuild()) {
  const cwd = new URL('..', import.meta.url);
  const { status } = spawnSync('npm run --silent build', { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
// The program reads its own arguments only.
const [program = ''] = process.argv.splice(2, 1);
await import(built(program).href);
