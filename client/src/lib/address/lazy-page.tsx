import { type ComponentType, createContext, lazy, useContext } from 'react';

/** Receives the module of each page during prerendering; null in the browser. */
export const PageListener = createContext<((file: string) => void) | null>(null);

/** A page and its module in `pages/`, without the extension. */
export type LazyPage = ComponentType & { readonly file: string };

/** A page whose module is loaded when the page is first shown. The build finds its scripts by `file`. */
export function lazyPage(file: string, load: () => Promise<ComponentType>): LazyPage {
  const Page = lazy(async () => ({ default: await load() }));
  function ShownPage() {
    useContext(PageListener)?.(file);
    return <Page />;
  }
  return Object.assign(ShownPage, { file });
}
