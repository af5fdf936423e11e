// What a page rendered ahead of time can do without. It waits for the first picture, which the end of loading precedes:
// whatever is fetched or laid out before would make the picture later.
import type { Loads } from './boot';

/** Elements that a piece of the page may have; what has more is taken apart. */
const FEW = 30;

/** How near to the screen a piece comes before it is set in the typeface, in parts of the screen. */
const NEAR = '50%';

/** Brings the page its own typeface, then sets its hero moving, and names the manifest; all without the app. */
export function refine(root: HTMLElement, loads: Loads): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    linkManifest();
    void bringFont(root).then(() => moveHero(root, loads));
  }).observe({ type: 'paint', buffered: true });
}

/** Asked for by nobody but a browser that installs the site, yet fetched at once by some. */
function linkManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
}

/**
 * Piece by piece, as they come near the screen: all at once would hold a phone up for a tenth of a second. Until then
 * the text stands in a local typeface of the same measures, and it stays there when this one fails.
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

/** A drawing keeps its height whatever is written in it. */
const heightOf = (piece: Piece) => (piece instanceof HTMLElement ? piece.offsetHeight : 0);

/** A piece that would become higher or lower, and move what is read under it, waits until the app takes over. */
function setInFont(piece: Piece) {
  const height = heightOf(piece);
  piece.style.fontFamily = '"Public Sans",var(--font-fallback)';
  if (heightOf(piece) !== height) piece.style.fontFamily = '';
}

async function moveHero(root: HTMLElement, { heroCanvas }: Loads) {
  const hero = root.querySelector<HTMLElement>('[data-hero-canvas]');
  if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const drawing = await heroCanvas().catch(() => undefined);
  drawing?.startHeroCanvas(hero);
}
