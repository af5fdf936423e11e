import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 5071);
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The processes of the tests inherit it: they read the mails that the server puts there.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'quorumia-e2e-'));

/** Debian's Chromium without a window: it draws the same pages, and takes a fifth less time than one that hides its window. */
const shell = '/usr/bin/chromium-headless-shell';
const chromium = process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium');

/** Journeys in Debian's Chromium over the built app, on a fresh embedded database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  forbidOnly: true,
  // The keyboard journeys have a hundred steps, and the machine may have two slow cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // By name, because browsers make passkeys for no address.
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: { executablePath: chromium, args: flags },
  },
  webServer: {
    // An admin account cannot be registered, so the command of the README creates one before the server opens
    // the database.
    command:
      'echo admin-secret | node scripts/launch.js server/user --admin --username admin --email admin@example.org && node dist/server/index.js',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // A test receives what is published on a port of its own.
      OUTBOUND_ALLOW: '127.0.0.1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
