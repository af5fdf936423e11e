import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'wouter';
import { NavigationFocus } from './navigation-focus';
import { Routes } from './routes';

interface CurrentPageProps {
  /** Whether the first page was rendered ahead, so that it is there from the start. */
  isAhead?: boolean | undefined;
  onShown?: (() => void) | undefined;
}

/**
 * The page of the current address. While the next page loads, the previous one stays under a progress line. Before the
 * first page there is nothing: React would keep a fallback for 300 ms.
 */
export function CurrentPage({ isAhead = false, onShown }: CurrentPageProps) {
  const [path] = useLocation();
  const shown = useDeferredValue(path, isAhead ? path : null);
  if (shown === null) return <span hidden data-page-spinner />;
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
