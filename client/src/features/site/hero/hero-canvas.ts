// Free of React, because the boot script starts the animation before the app is loaded.
import type { HeroMessage } from './hero-messages';

/** Highest pixel ratio used for drawing. */
const FINEST = 2;

/** Milliseconds after the load event, for browsers without `requestIdleCallback`. */
const BREATH = 300;

const started = new WeakMap<HTMLElement, () => void>();

/**
 * Animates the network in `container`, which carries `data-moving` meanwhile. It starts when the browser is
 * idle after the load event, and runs only on the screen, in a visible tab and without a preference for
 * reduced motion. Does nothing without OffscreenCanvas. Returns a function that stops it; a second call for
 * the same container returns the same function.
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
  whenIdle(() => animate(container, end.signal), end.signal);
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

/** Runs the animation while the container is visible; the worker is created on first use. */
function animate(container: HTMLElement, signal: AbortSignal) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let onScreen = false;
  let drawing: Drawing | undefined;

  const update = () => {
    const moving = onScreen && !document.hidden && !calm.matches;
    if (moving) drawing ??= createDrawing(container);
    drawing?.tell({ running: moving });
    container.toggleAttribute('data-moving', drawing !== undefined && !drawing.failed && !calm.matches);
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
  failed: boolean;
  tell: (message: HeroMessage) => void;
  remove: () => void;
}

function createDrawing(container: HTMLElement): Drawing {
  const worker = new Worker(new URL('./hero-canvas.worker.ts', import.meta.url), { type: 'module' });
  const element = container.appendChild(document.createElement('canvas'));
  const canvas = element.transferControlToOffscreen();
  const style = getComputedStyle(container);
  const colour = (role: string) => style.getPropertyValue(role).trim();
  const tell = (message: HeroMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const drawing: Drawing = {
    failed: false,
    tell,
    remove: () => {
      worker.terminate();
      element.remove();
    },
  };
  worker.addEventListener('error', () => {
    drawing.failed = true;
    drawing.remove();
    container.removeAttribute('data-moving');
  });
  const colours = { node: colour('--brand'), speaker: colour('--accent') };
  tell({ canvas, colours, size: sizeOf(container) }, [canvas]);
  return drawing;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
  ratio: Math.min(devicePixelRatio, FINEST),
});
