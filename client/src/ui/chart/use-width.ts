import { type RefObject, useMemo, useSyncExternalStore } from 'react';

/** The width of a drawing where nothing has been laid out yet, in pixels. */
const UNKNOWN = 640;

const resizesOf = (element: RefObject<HTMLElement | null>) => (listener: () => void) => {
  const observer = new ResizeObserver(listener);
  if (element.current) observer.observe(element.current);
  return () => observer.disconnect();
};

/** The width of an element in whole pixels, followed as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const subscribe = useMemo(() => resizesOf(element), [element]);
  return useSyncExternalStore(subscribe, () => element.current?.clientWidth || UNKNOWN);
}
