// Free of React, because the boot script starts the animation before the app is loaded.
import type { HeroMessage, HeroState } from './hero-messages';

/** Highest pixel ratio used for drawing. */
const FINEST = 2;

/** Milliseconds after the load event, for browsers without `requestIdleCallback`. */
const BREATH = 300;

const started = new WeakMap<HTMLElement, () => void>();

/**
 * Lets the network in `container` drift and settle once; the container carries `data-moving` while the canvas stands
 * for the still drawing. It starts when the browser is idle after the load event, and runs only on the screen, in a
 * visible tab and without a preference for reduced motion; then canvas and worker are gone. Does nothing without
 * OffscreenCanvas. Returns a function that ends it; a second call for the same container returns the same function.
 */
export function startHeroCanvas(container: HTMLElement): () => void {
  const known = started.get(container);
  if (known) return known;
  if (!('OffscreenCanvas' in window) || !('transferControlToOffscreen' in HTMLCanvasElement.prototype))
    return () => undefined;
  const end = new AbortController();
  const stop = () => {
    end.abort();
    started.delete(container);
  };
  started.set(container, stop);
  whenIdle(() => animate(container, end), end.signal);
  return stop;
}

function whenIdle(begin: () => void, signal: AbortSignal) {
  const idle = () => {
    const unlessEnded = () => signal.aborted || begin();
    if ('requestIdleCallback' in window) requestIdleCallback(unlessEnded);
    else setTimeout(unlessEnded, BREATH);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true, signal });
}

/** Runs the animation while the container is visible, until it has settled; the worker is created on first use. */
function animate(container: HTMLElement, end: AbortController) {
  const { signal } = end;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let onScreen = false;
  let drawing: Drawing | undefined;

  const update = () => {
    if (calm.matches && drawing) return end.abort();
    const running = onScreen && !document.hidden && !calm.matches;
    if (running) drawing ??= createDrawing(container, () => end.abort());
    drawing?.tell({ running });
  };
  const screen = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  const size = new ResizeObserver(() => drawing?.tell({ size: sizeOf(container) }));

  screen.observe(container);
  size.observe(container);
  document.addEventListener('visibilitychange', update, { signal });
  calm.addEventListener('change', update, { signal });
  signal.addEventListener('abort', () => {
    screen.disconnect();
    size.disconnect();
    drawing?.remove();
    container.removeAttribute('data-moving');
  });
}

interface Drawing {
  tell: (message: HeroMessage) => void;
  remove: () => void;
}

/** The canvas with its worker; `over` is called when the network has settled, or the worker fails. */
function createDrawing(container: HTMLElement, over: () => void): Drawing {
  const worker = new Worker(new URL('./hero-canvas.worker.ts', import.meta.url), { type: 'module' });
  const element = container.appendChild(document.createElement('canvas'));
  const canvas = element.transferControlToOffscreen();
  const style = getComputedStyle(container);
  const colour = (role: string) => style.getPropertyValue(role).trim();
  const tell = (message: HeroMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  worker.addEventListener('error', over);
  worker.addEventListener('message', ({ data }: MessageEvent<HeroState>) => {
    if (data === 'settled') over();
    else container.toggleAttribute('data-moving', true);
  });
  const colours = { node: colour('--brand'), speaker: colour('--accent') };
  tell({ canvas, colours, size: sizeOf(container) }, [canvas]);
  return {
    tell,
    remove: () => {
      worker.terminate();
      element.remove();
    },
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
  ratio: Math.min(devicePixelRatio, FINEST),
});
