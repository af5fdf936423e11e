import { startTransition, useEffect, useState } from 'react';

/** Number of list items rendered first, and added with each step. */
const STEP = 24;

/**
 * How many of `total` items to render now. It grows in steps and yields to the browser between them, so
 * that hundreds of cards do not block the page.
 */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(STEP);

  useEffect(() => {
    if (drawn >= total) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(next);
  }, [drawn, total]);

  return Math.min(drawn, total);
}
