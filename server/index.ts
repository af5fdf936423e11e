import { addresses } from './addresses';
import { pageSettings } from './features';
import { exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';
import { builtSnapshot } from './platform/database/embedded/snapshot';
import { builtSite } from './platform/http/pages/built-site';
import { start } from './start';

try {
  const config = loadConfig();
  await start({
    config,
    snapshot: builtSnapshot,
    site: async () => builtSite({ config, addresses, settings: pageSettings(config) }),
  });
} catch (error) {
  exitBecauseOf(error);
}
