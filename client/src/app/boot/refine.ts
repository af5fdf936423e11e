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
        setTimeout(() => setInFont(target as Piece));
      }
    },
    { rootMargin: NEAR },
  );
  for (const piece of piecesOf(root)) near.observe(piece);
}

type Piece = HTMLElement | SVGElement;

const piecesOf = (part: Element): Piece[] =>
  part instanceof HTMLElement && part.querySelectorAll('*').length > FEW
    ? [...part.children].flatMap(piecesOf)
    : [part as Piece];

/** The size of a drawing does not depend on its text. */
const heightOf = (piece: Piece) => (piece instanceof HTMLElement ? piece.offsetHeight : 0);

/**
 * A piece that would become shorter, and shift the text below it, has its letters moved apart so that it keeps its
 * height: two faces in one screen show more than that. Where this is not enough, it keeps the local font until the app
 * hydrates it.
 */
function setInFont(piece: Piece) {
  const height = heightOf(piece);
  const { style } = piece;
  style.fontFamily = '"Public Sans",var(--font-fallback)';
  if (heightOf(piece) < height) style.letterSpacing = '.3px';
  if (heightOf(piece) !== height) style.fontFamily = style.letterSpacing = '';
}

async function moveHero(root: HTMLElement, { heroCanvas }: Loads) {
  const hero = root.querySelector<HTMLElement>('[data-hero-canvas]');
  if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const drawing = await heroCanvas().catch(() => undefined);
  drawing?.startHeroCanvas(hero);
}
