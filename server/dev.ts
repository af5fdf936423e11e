import { createServer as createVite } from 'vite';
import { preparation } from './features';
import { exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';
import { cachedSnapshot } from './platform/database/snapshot';
import { start } from './start';

try {
  await start({
    config: loadConfig(),
    snapshot: await cachedSnapshot(preparation),
    site: async (server) => {
      const vite = await createVite({
        // tsx loads the configuration as it is.
        configLoader: 'native',
        server: { middlewareMode: true, hmr: { server } },
        appType: 'spa',
      });
      process.once('exit', () => void vite.close());
      // Vite writes inline scripts of its own into the page, so development allows them.
      return { scriptHashes: ['unsafe-inline'], handlers: [vite.middlewares] };
    },
  });
} catch (error) {
  exitBecauseOf(error);
}
