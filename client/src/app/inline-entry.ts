import { boot, type Loads } from './boot';

// This script is inlined in every page, to save a request before the page is usable; the build replaces
// these constants with the addresses of its output.
declare const APP_ADDRESS: string;
declare const HERO_CANVAS_ADDRESS: string;

boot({
  app: () => import(/* @vite-ignore */ APP_ADDRESS) as ReturnType<Loads['app']>,
  heroCanvas: () => import(/* @vite-ignore */ HERO_CANVAS_ADDRESS) as ReturnType<Loads['heroCanvas']>,
});
