import type { InlineConfig } from 'vite';
import viteConfig from '../vite.config';

/** Vite's options for scripts, with the configuration bundled in so that Vite does not bundle it again. */
export const viteOptions = { ...viteConfig, configFile: false, logLevel: 'warn' } satisfies InlineConfig;
