import type { InlineConfig } from 'vite';
import viteConfig from '../vite.config';

/** How scripts run Vite: with its configuration bundled into them, so that it need not be bundled once more. */
export const viteOptions = { ...viteConfig, configFile: false, logLevel: 'warn' } satisfies InlineConfig;
