// While a link scrolls the page, and until the visitor scrolls on, the section that the link named stays the current
// one: those passed on the way, or seen beside it on a tall screen, do not take its place.

/** Milliseconds without a scroll event after which a scroll has come to rest. */
const AT_REST = 150;

/** Pixels that a resting page may move without having been scrolled. */
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

/** What only a person does: it ends a scroll that a link began. */
const interruptions = ['wheel', 'touchmove'] as const;

function release() {
  clearTimeout(resting);
  removeEventListener('scroll', rest);
  for (const event of interruptions) removeEventListener(event, release);
  held = undefined;
}

/** Begins when a link is about to scroll the page. */
export function holdSection(): void {
  release();
  held = {};
  addEventListener('scroll', rest, { passive: true });
  for (const event of interruptions) addEventListener(event, release, { passive: true });
  rest();
}

/** Whether the section of the last link is still the current one. */
export function isSectionHeld(): boolean {
  if (!held) return false;
  if (held.restsAt === undefined || Math.abs(scrollY - held.restsAt) <= STILL) return true;
  release();
  return false;
}
