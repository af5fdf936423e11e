import { startTransition, useEffect, useState } from 'react';

/** How many of a long list are drawn first, and how many more with each step. */
const STEP = 24;

/**
 * How many of `total` things to draw now: a screenful at once, the rest in steps between which the page answers, so
 * that hundreds of cards never hold it up.
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
