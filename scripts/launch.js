// Runs a program of the build, after a build if there is none or it is out of date:
// node scripts/launch.js server/index
// Plain JavaScript, because a fresh clone has no build, and a production install cannot run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const built = (/** @type {string} */ name) => new URL(`../dist/${name}.js`, import.meta.url);
const check = built('scripts/needs-build');
if (!existsSync(check) || (await import(check.href)).needsBuild()) {
  const cwd = new URL('..', import.meta.url);
  const { status } = spawnSync('npm run --silent build', { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
// The program must see only its own arguments.
const [program = ''] = process.argv.splice(2, 1);
await import(built(program).href);
