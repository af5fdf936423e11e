import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The last versions that run on Node 20; 253 MB, which is why they are no dependencies. */
const packages = ['@atproto/pds@0.4.217', '@did-plc/server@0.0.1'];

interface Server {
  start: () => Promise<unknown>;
  destroy: () => Promise<unknown>;
}

interface Plc {
  Database: { mock: () => unknown };
  PlcServer: { create: (options: object) => Server };
}

interface Pds {
  PDS: { create: (config: unknown, secrets: unknown) => Promise<Server> };
  envToCfg: (env: object) => unknown;
  envToSecrets: (env: object) => unknown;
}

/** Installs the real servers into a folder; their scripts compile SQLite. */
export function installBluesky(folder: string) {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const npm = ['install', '--no-audit', '--no-fund', '--no-save', ...packages];
  execFileSync('npm', npm, { cwd: folder, stdio: 'inherit' });
}

const hexKey = () => randomBytes(32).toString('hex');

/** Starts a directory of identities and a server of accounts, both on this machine only. */
export async function startBluesky(folder: string, { port, plcPort }: { port: number; plcPort: number }) {
  // Its log would bury the test's own words.
  process.env.LOG_ENABLED ??= 'false';
  const load = createRequire(join(folder, 'package.json'));
  const { Database, PlcServer } = load('@did-plc/server') as Plc;
  const { PDS, envToCfg, envToSecrets } = load('@atproto/pds') as Pds;
  const plc = PlcServer.create({ db: Database.mock(), port: plcPort });
  await plc.start();
  const blobstoreDiskLocation = join(folder, 'blobs');
  mkdirSync(blobstoreDiskLocation, { recursive: true });
  const env = {
    ...{ port, hostname: 'localhost', devMode: true, inviteRequired: false, crawlers: [] },
    ...{ dataDirectory: join(folder, 'data'), blobstoreDiskLocation },
    ...{ didPlcUrl: `http://localhost:${plcPort}`, serviceHandleDomains: ['.test'] },
    ...{ disableSsrfProtection: true, adminPassword: hexKey(), jwtSecret: hexKey() },
    plcRotationKeyK256PrivateKeyHex: hexKey(),
  };
  mkdirSync(env.dataDirectory, { recursive: true });
  const pds = await PDS.create(envToCfg(env), envToSecrets(env));
  await pds.start();
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await pds.destroy();
      await plc.destroy();
    },
  };
}
