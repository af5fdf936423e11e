// The section that a link names stays the current one while the link scrolls the page, and until the visitor
// scrolls. Sections passed on the way, or visible beside it on a tall screen, do not replace it.

/** Milliseconds without a scroll event until a scroll counts as finished. */
const AT_REST = 150;

/** Pixels that the page may shift without counting as scrolled. */
const STILL = 2;

/** Missing where pages are rendered without a browser. */
const fonts = typeof document === 'undefined' ? undefined : (document.fonts as FontFaceSet | undefined);

let held: { section: Element; restsAt?: number } | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (held) held.restsAt = restingPlace(held.section);
    removeEventListener('scroll', rest);
  }, AT_REST);
}

/**
 * The place where the scroll came to rest, corrected if the page changed its height above the section: the web font
 * arrives with the app, which the same click may have started.
 */
function restingPlace(section: Element): number {
  const wanted = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  if (Math.abs(section.getBoundingClientRect().top - wanted) > STILL) {
    section.scrollIntoView({ behavior: 'instant' });
  }
  return scrollY;
}

/** Corrects the place again for a font that arrives later, unless somebody has scrolled since. */
function settle() {
  if (held?.restsAt === undefined || Math.abs(scrollY - held.restsAt) > STILL) return;
  held.restsAt = restingPlace(held.section);
}

/** Events that only a person causes; they end a scroll that a link started. */
const interruptions = ['wheel', 'touchmove'] as const;

function release() {
  clearTimeout(resting);
  removeEventListener('scroll', rest);
  for (const event of interruptions) removeEventListener(event, release);
  fonts?.removeEventListener('loadingdone', settle);
  held = undefined;
}

/** Call this when a link is about to scroll the page to the section. */
export function holdSection(section: Element): void {
  release();
  held = { section };
  addEventListener('scroll', rest, { passive: true });
  for (const event of interruptions) addEventListener(event, release, { passive: true });
  fonts?.addEventListener('loadingdone', settle);
  rest();
}

/** Whether the last link's section is still the current one, on the page that is shown. */
export function isSectionHeld(): boolean {
  if (!held) return false;
  const isStill = held.restsAt === undefined || Math.abs(scrollY - held.restsAt) <= STILL;
  if (isStill && held.section.isConnected) return true;
  release();
  return false;
}
