import { type ComponentType, createContext, lazy, useContext } from 'react';

/** Receives the module of each page during prerendering; null in the browser. */
export const PageListener = createContext<((file: string) => void) | null>(null);

/** A page whose module is loaded when the page is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** A lazy page that is also prerendered. `file` is its module in `pages/`, without the extension. */
export function lazyPublicPage(file: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazyPage(load);
  return function LazyPage() {
    useContext(PageListener)?.(file);
    return <Page />;
  };
}
