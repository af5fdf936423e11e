import { type RefObject, useEffect } from 'react';

/**
 * Keeps `data-cut-start` and `data-cut-end` on a row that scrolls sideways, each while content is hidden at that edge,
 * so that a style can fade it. `onResize` is called when what stands in the row has become wider or narrower.
 */
export function useCutEdges(row: RefObject<HTMLElement | null>, onResize?: () => void): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    function mark() {
      if (!element) return;
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-cut-start', element.scrollLeft > 1);
      element.toggleAttribute('data-cut-end', hidden - element.scrollLeft > 1);
    }
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    // The children are watched too: a label that loads or changes its language changes what fits.
    const watcher = new ResizeObserver(() => {
      onResize?.();
      mark();
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      watcher.disconnect();
    };
  }, [row, onResize]);
}
