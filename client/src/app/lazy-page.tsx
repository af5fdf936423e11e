import { type ComponentType, createContext, lazy, useContext } from 'react';

/** Takes note of which page is shown while it is rendered ahead of time; in the browser nobody listens. */
export const PageListener = createContext<((file: string) => void) | null>(null);

/** A page that is loaded when it is first shown. `file` is its module in `pages/`, without the ending. */
export function lazyPage(file: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return function LazyPage() {
    useContext(PageListener)?.(file);
    return <Page />;
  };
}
