import { type ComponentType, createContext, lazy, useContext } from 'react';

/** Takes note of which page is shown while it is rendered ahead of time; in the browser nobody listens. */
export const PageListener = createContext<((file: string) => void) | null>(null);

/** A page that is loaded when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** A page that is rendered ahead of time too. `file` is its module in `pages/`, without the ending. */
export function lazyPublicPage(file: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazyPage(load);
  return function LazyPage() {
    useContext(PageListener)?.(file);
    return <Page />;
  };
}
