// The section that a link names stays the current one while the link scrolls the page, and until the visitor
// scrolls. Sections passed on the way, or visible beside it on a tall screen, do not replace it.

/** Milliseconds without a scroll event until a scroll counts as finished. */
const AT_REST = 150;

/** Pixels that the page may shift without counting as scrolled. */
const STILL = 2;

let held: { restsAt?: number } | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (held) held = { restsAt: scrollY };
    removeEventListener('scroll', rest);
  }, AT_REST);
}

/** Events that only a person causes; they end a scroll that a link started. */
const interruptions = ['wheel', 'touchmove'] as const;

function release() {
  clearTimeout(resting);
  removeEventListener('scroll', rest);
  for (const event of interruptions) removeEventListener(event, release);
  held = undefined;
}

/** Call this when a link is about to scroll the page. */
export function holdSection(): void {
  release();
  held = {};
  addEventListener('scroll', rest, { passive: true });
  for (const event of interruptions) addEventListener(event, release, { passive: true });
  rest();
}

/** Whether the last link's section is still the current one. */
export function isSectionHeld(): boolean {
  if (!held) return false;
  if (held.restsAt === undefined || Math.abs(scrollY - held.restsAt) <= STILL) return true;
  release();
  return false;
}
