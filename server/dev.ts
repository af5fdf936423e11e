import { createServer as createVite } from 'vite';
import { preparation } from './features';
import { exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';
import { cachedSnapshot } from './platform/database/embedded/snapshot';
import { start } from './start';

try {
  await start({
    config: loadConfig(),
    snapshot: await cachedSnapshot(preparation),
    site: async (server) => {
      const vite = await createVite({
        // tsx already loads the TypeScript of the configuration.
        configLoader: 'native',
        server: { middlewareMode: true, hmr: { server } },
        appType: 'spa',
      });
      process.once('exit', () => void vite.close());
      // Vite adds its own inline scripts to the page, so development allows inline scripts.
      return { scriptHashes: ['unsafe-inline'], handlers: [vite.middlewares] };
    },
  });
} catch (error) {
  exitBecauseOf(error);
}
