import { spawn } from 'node:child_process';
import { startPooler } from './pooler';

/** Runs the server's tests (all, or those in the arguments) on PostgreSQL through PgBouncer in transaction mode. */
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server where a database may be created');
const pooler = await startPooler(server);
const run = spawn('npx', ['vitest', 'run', '--project', 'server', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_POOLER_URL: pooler.through(server) },
});
const code = await new Promise<number | null>((done) => run.once('exit', done));
await pooler.close();
process.exit(code ?? 1);
