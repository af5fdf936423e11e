import { createServer as createVite } from 'vite';
import { readConfig } from './platform/config';
import { cachedSnapshot } from './platform/database/snapshot';
import { start } from './start';

// Vite writes inline scripts of its own into the page, so development allows them.
await start({
  config: readConfig(),
  snapshot: await cachedSnapshot(),
  site: async (server) => {
    const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa' });
    process.once('exit', () => void vite.close());
    return { scriptHashes: ['unsafe-inline'], handlers: [vite.middlewares] };
  },
});
