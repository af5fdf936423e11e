// Improves a prerendered page after its first paint, which comes after the load event: any earlier request
// or layout would delay that paint.
import type { Loads } from './loads';

/** Number of elements in one piece of the page; a larger part is split into its children. */
const FEW = 30;

/** Distance from the screen, as a share of its height, at which a piece gets the web font. */
const NEAR = '50%';

/** Applies the web font, then starts the hero's animation, and links the manifest; needs no app. */
export function refine(root: HTMLElement, loads: Loads): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    linkManifest();
    void bringFont(root).then(() => moveHero(root, loads));
  }).observe({ type: 'paint', buffered: true });
}

/** Only a browser that installs the site needs the manifest, but some browsers fetch it at once. */
function linkManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
}

/**
 * Pieces get the font as they come near the screen, because all at once would block a phone for 0.1 s.
 * Until then, and if the font fails to load, the text uses a local font of the same metrics.
 */
async function bringFont(root: HTMLElement) {
  const [face] = await document.fonts.load('1em "Public Sans"').catch(() => []);
  if (!face) return;
  const near = new IntersectionObserver(
    (pieces) => {
      for (const { target, isIntersecting } of pieces) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        setTimeout(setInFont, 0, target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const piece of piecesOf(root)) near.observe(piece);
}

/** The size of a drawing, which has no height of its own here, does not depend on its text. */
type Piece = Element & ElementCSSInlineStyle & { offsetHeight?: number };

const piecesOf = (part: Element): Piece[] =>
  part instanceof HTMLElement && part.querySelectorAll('*').length > FEW
    ? [...part.children].flatMap(piecesOf)
    : [part as Piece];

/**
 * Gives a piece the web font at the height that it has, so that nothing moves: with its letters apart or together by
 * as much as nobody sees, otherwise part by part. A text that becomes a line shorter leaves that line empty; one that
 * would become longer keeps the local font until the app hydrates it.
 */
function setInFont(piece: Piece) {
  const { offsetHeight: height, style } = piece;
  style.fontFamily = '"Public Sans",var(--font-fallback)';
  for (const spacing of ['', '.02em', '-.02em', '']) {
    style.letterSpacing = spacing;
    if (piece.offsetHeight === height) return;
  }
  if (!isText(piece)) for (const part of piece.children) setTimeout(setInFont, 0, part);
  else style.minHeight = `${height}px`;
  if (piece.offsetHeight !== height) style.fontFamily = '';
}

const isText = (piece: Piece) => [...piece.childNodes].some((node) => node instanceof Text);

async function moveHero(root: HTMLElement, { heroCanvas }: Loads) {
  const hero = root.querySelector<HTMLElement>('[data-hero-canvas]');
  if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const drawing = await heroCanvas().catch(() => undefined);
  drawing?.startHeroCanvas(hero);
}
