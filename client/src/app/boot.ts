import { readStored, store } from '@/lib/storage';
import './styles.css';

/** What counts as the first sign of use; on a page rendered ahead of time the app takes over then. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

const root = document.getElementById('root') as HTMLElement;
const isRenderedAhead = root.dataset.path !== undefined;
const listening = new AbortController();
const whileWaiting = { capture: true, passive: false, signal: listening.signal };

let starting: Promise<void> | undefined;

/** Starts the app, once; when it cannot be loaded, the next sign of use tries again. */
function start(): Promise<void> {
  starting ??= load().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** Loads the app and whatever the page needs besides, all at once. */
async function load() {
  for (const href of (root.dataset.modules ?? '').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const { startApp } = await import('./main');
  await startApp(root);
  listening.abort();
}

/** Links lead on without the app, but a choice of language has to be remembered. */
function holdClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  const chosen = target?.getAttribute('hreflang');
  if (chosen) store('language', chosen);
  if (!(target instanceof HTMLButtonElement) || target.type === 'submit') return;
  event.preventDefault();
  event.stopPropagation();
  start().then(() => target.click(), keepWaiting);
}

/** Without the app, the browser sends the form itself. */
function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  start().then(
    () => form.requestSubmit(submitter),
    () => form.submit(),
  );
}

// The page is complete without the app.
const keepWaiting = () => undefined;

if (isRenderedAhead && !readStored('auth_token')) {
  const begin = () => void start().catch(keepWaiting);
  for (const sign of signsOfUse) addEventListener(sign, begin, { ...whileWaiting, passive: true });
  addEventListener('click', holdClick, whileWaiting);
  addEventListener('submit', holdSubmit, whileWaiting);
} else {
  void start();
}

/** The hero moves also where the app is not wanted yet. */
const hero = document.querySelector<HTMLElement>('[data-hero-canvas]');
if (hero && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  addEventListener('load', () =>
    import('@/features/site/hero-canvas').then(({ startHeroCanvas }) => startHeroCanvas(hero), keepWaiting),
  );
}
