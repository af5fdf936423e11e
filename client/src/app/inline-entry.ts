import { boot, type Loads } from './boot';

// Written into every page, so that nothing has to be fetched before the page can be used; the build puts the
// addresses of what it has built in their place.
declare const APP_ADDRESS: string;
declare const HERO_CANVAS_ADDRESS: string;

boot({
  app: () => import(/* @vite-ignore */ APP_ADDRESS) as ReturnType<Loads['app']>,
  heroCanvas: () => import(/* @vite-ignore */ HERO_CANVAS_ADDRESS) as ReturnType<Loads['heroCanvas']>,
});
