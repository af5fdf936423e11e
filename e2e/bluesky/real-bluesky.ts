import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The last versions that run on Node 20. They take 253 MB and are therefore no dependencies of the project. */
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

/** Installs the servers into a folder; the install scripts compile SQLite. */
export function installBluesky(folder: string) {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const npm = ['install', '--no-audit', '--no-fund', '--no-save', ...packages];
  execFileSync('npm', npm, { cwd: folder, stdio: 'inherit' });
}

const hexKey = () => randomBytes(32).toString('hex');

/** Starts an identity directory (PLC) and an account server (PDS), both on loopback addresses only. */
export async function startBluesky(folder: string, { port, plcPort }: { port: number; plcPort: number }) {
  // The server's log would hide the output of the test.
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
