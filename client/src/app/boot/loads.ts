/** The modules that the boot script loads on demand. */
export interface Loads {
  app: () => Promise<typeof import('../main')>;
  heroCanvas: () => Promise<typeof import('@/features/site/hero/hero-canvas')>;
}
