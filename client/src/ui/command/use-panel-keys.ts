import { type KeyboardEvent, useRef } from 'react';

const stops = 'input, select, textarea, button:not(:disabled), a[href], summary';
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
const closed = 'details:not([open]) > div *';

/** Where the arrow keys belong to the control: they move in a text, or change a date, a number or a choice. */
const ownsArrows = (target: Element) => target.matches('input:not([type="checkbox"]), select, textarea');

/**
 * The keys of a palette whose items have made way for a panel: the arrow keys lead from the box through its controls,
 * and Escape back to the items and the box, or first presses what is marked with `data-act="keep"`.
 */
export function usePanelKeys(onBack: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);

  function stepBack() {
    const keep = frame.current?.querySelector<HTMLElement>('[data-act="keep"]');
    if (keep) return keep.click();
    onBack();
    box.current?.focus();
  }

  function press(event: KeyboardEvent) {
    const { key, target } = event;
    const by = steps[key];
    if (!by || !(target instanceof Element) || (target !== box.current && ownsArrows(target))) return;
    event.preventDefault();
    const all = [...(frame.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
      (stop) => !stop.matches(closed),
    );
    const here = all.findIndex((stop) => stop === target);
    // The focus may lie on a part that is no control itself.
    const below = all.findIndex(
      (stop) => target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const between = below === -1 ? all.length : below;
    all[here === -1 ? between + Math.min(by, 0) : here + by]?.focus();
  }

  return { frame, box, stepBack, press };
}
