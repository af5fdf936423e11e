import { useEffect, useRef } from 'react';
import { englishAddress } from '@shared/addresses/spanish';

/**
 * After a navigation, moves the focus to the page's heading and the window to its top, or both to the part that the
 * address's fragment names. It stands beside the page inside one Suspense, so that the heading is there when it looks;
 * `path` is the address of the page that is shown.
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
    // Going back, the browser restores the position by itself.
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
