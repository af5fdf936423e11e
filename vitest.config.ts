import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const resolve = { alias: { '@shared': path('./shared'), '@': path('./client/src') } };

/** Tests of what happens once a page, or that render as the build does beside the browser: each file has modules of its own. */
const fresh = ['client/**/*.fresh.test.{ts,tsx}', 'client/src/{prerender,app/boot}/**/*.test.{ts,tsx}'];

/** Tests without a database, which are the same on each: where they stand, none can be opened. */
const withoutDatabase = [
  'shared',
  'server/features/consulting/report/pdf',
  'server/features/marketing/{writer,campaigns/{model,validators},channels/networks}',
  'server/features/marketing/assets/{drawing,shrinking,words}',
  'server/platform/{imports,outbound,redacting,secrets,workers}',
  'server/platform/{database/embedded,http/{answers,connections,pages}}',
  'server/testing/{architecture,patterns}',
].map((folder) => `${folder}/**/*.test.ts`);

/** Tests of real behaviour are slow on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

const browser = {
  environment: 'happy-dom',
  setupFiles: ['client/src/testing/setup.ts'],
  // Their contexts are made anew by `vi.resetModules`, so that a test can render on the server and hydrate.
  server: { deps: { inline: [/wouter/, /@tanstack\/react-query/, /@radix-ui/] } },
  ...patient,
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Leaves what lists files out of what is kept between runs: the files may be others. Vitest knows only calls without
 * the type of what is listed.
 */
const listsAnew: Plugin = {
  name: 'lists-files-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob<') ? false : undefined));
  },
};

/** Tests of the built server as processes, each with databases and ports of its own. */
const processes = {
  environment: 'node',
  include: ['e2e/process/**/*.test.ts'],
  testTimeout: 240_000,
  hookTimeout: 60_000,
};
const restarting = ['e2e/process/restarts.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What was compiled once is read again by the next run, which then starts in two thirds of the time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve,
        plugins: [listsAnew],
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: withoutDatabase,
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/setup.ts'],
          // One database per worker, emptied for each file: opening one takes 1 s, emptying it 20 ms.
          isolate: false,
          ...patient,
        },
      },
      {
        resolve,
        plugins: [listsAnew],
        test: {
          name: 'server-without-database',
          environment: 'node',
          include: withoutDatabase,
          setupFiles: ['server/testing/setup.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        resolve,
        plugins: [listsAnew, react()],
        test: {
          ...browser,
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: fresh,
          // Loading React and the screens again for each file takes four times as long as the tests.
          isolate: false,
        },
      },
      {
        resolve,
        plugins: [listsAnew, react()],
        test: { ...browser, name: 'client-fresh', include: fresh },
      },
      {
        resolve,
        plugins: [listsAnew],
        test: {
          name: 'bluesky',
          environment: 'node',
          include: ['e2e/bluesky/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { resolve, test: { ...processes, name: 'process', exclude: restarting } },
      // After all others, which use the PostgreSQL that it restarts.
      {
        resolve,
        plugins: [listsAnew],
        test: { ...processes, name: 'process-alone', include: restarting, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
