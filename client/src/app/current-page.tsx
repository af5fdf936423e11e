import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'wouter';
import { NavigationFocus } from './navigation-focus';
import { Routes } from './routes';

/**
 * The page of the current address. While the next page loads, the previous one stays under a progress line.
 */
export function CurrentPage({ onShown }: { onShown?: () => void }) {
  const [path] = useLocation();
  const shown = useDeferredValue(path);
  return (
    <>
      {shown !== path && (
        <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-pulse bg-accent" />
      )}
      <Routes path={shown} />
      <NavigationFocus path={shown} />
      <Shown tell={onShown} />
    </>
  );
}

/** Inside the page's Suspense boundary, so that its effect waits for the page. */
function Shown({ tell }: { tell?: () => void }) {
  useEffect(() => tell?.(), [tell]);
  return null;
}
