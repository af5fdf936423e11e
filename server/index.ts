import { exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';
import { builtSnapshot } from './platform/database/snapshot';
import { builtSite } from './platform/http/built-site';
import { start } from './start';

try {
  await start({ config: loadConfig(), snapshot: builtSnapshot, site: async () => builtSite() });
} catch (error) {
  exitBecauseOf(error);
}
