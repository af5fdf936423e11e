import type { Loads } from './loads';

// The build replaces these constants with the addresses of its output.
declare const APP_ADDRESS: string;
declare const HERO_CANVAS_ADDRESS: string;

/** The modules that an inlined boot script loads on demand. */
export const loads: Loads = {
  app: () => import(/* @vite-ignore */ APP_ADDRESS) as ReturnType<Loads['app']>,
  heroCanvas: () => import(/* @vite-ignore */ HERO_CANVAS_ADDRESS) as ReturnType<Loads['heroCanvas']>,
};
