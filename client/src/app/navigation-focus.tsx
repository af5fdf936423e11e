import { useEffect, useRef } from 'react';
import { englishAddress } from '@shared/addresses/spanish';

/**
 * After a navigation, focuses the page's heading and scrolls to the top, or focuses and scrolls to the
 * element that the fragment names. It is inside the page's Suspense boundary, so that the heading exists
 * when it runs; `path` is the address of the rendered page.
 */
export function NavigationFocus({ path }: { path: string }) {
  const page = englishAddress(path);
  const shown = useRef(page);
  const cameBack = useRef(false);

  useEffect(() => {
    const noteReturn = () => {
      cameBack.current = true;
    };
    addEventListener('popstate', noteReturn);
    return () => removeEventListener('popstate', noteReturn);
  }, []);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const named = cameBack.current ? null : namedPart();
    const start = named ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
    // The browser restores the scroll position after "back".
    if (!cameBack.current) goToStart(named);
    cameBack.current = false;
  }, [page]);

  return null;
}

const namedPart = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

function goToStart(named: HTMLElement | null) {
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
