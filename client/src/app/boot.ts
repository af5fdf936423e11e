import { isSpanishAddress } from '@shared/addresses/spanish';
import { readStored, store } from '@/lib/storage';
import { refine } from './refine';
import type { RootData } from './root-data';

/** What the boot script loads once it is wanted. */
export interface Loads {
  app: () => Promise<typeof import('./main')>;
  heroCanvas: () => Promise<typeof import('@/features/site/hero/hero-canvas')>;
}

/** What counts as the first sign of use; on a page rendered ahead of time the app takes over then. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/** Starts the app: at the first sign of use where the page is there already as this visitor is to see it, else at once. */
export function boot(loads: Loads): void {
  const root = document.getElementById('root') as HTMLElement;
  const { path }: Partial<RootData> = root.dataset;
  const isComplete = path !== undefined && !readStored('auth_token') && isMeantForAll(path);
  if (isComplete) waitForUse(onceLoaded(root, loads));
  else void onceLoaded(root, loads)();
  if (path !== undefined) refine(root, loads);
}

/** Unknown addresses are rendered in English for those who chose Spanish too, and a query may fill in a form. */
function isMeantForAll(path: string): boolean {
  const isInLanguage = isSpanishAddress(path) === (document.documentElement.lang === 'es');
  return isInLanguage && !/[?&](?!utm_)\w/.test(location.search);
}

/** A function that starts the app, once; when it cannot be loaded, the next call tries again. */
function onceLoaded(root: HTMLElement, { app }: Loads) {
  let starting: Promise<void> | undefined;
  const { modules = '', styles }: Partial<RootData> = root.dataset;
  const load = async () => {
    for (const href of modules.split(' ').filter(Boolean)) appendLink({ rel: 'modulepreload', href });
    const [{ startApp }] = await Promise.all([app(), wholeStyleSheet(styles)]);
    await startApp(root);
  };
  return () => {
    starting ??= load().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
}

const appendLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.appendChild(Object.assign(document.createElement('link'), attributes));

/** The page has only the styles that it shows by itself. Without the rest it is plainer, but it works. */
const wholeStyleSheet = (href: string | undefined) =>
  new Promise<unknown>((settled) => {
    if (!href) return settled(undefined);
    const link = appendLink({ rel: 'stylesheet', href });
    link.addEventListener('load', settled);
    link.addEventListener('error', settled);
  });

/** Leaves the page as it is until it is used; what needs the app is then held back until the app is there. */
function waitForUse(start: () => Promise<void>) {
  const listening = new AbortController();
  const whileWaiting = { capture: true, passive: false, signal: listening.signal };
  const started = () => start().then(() => listening.abort());
  // The page is complete without the app.
  const keepWaiting = () => undefined;

  /** Links lead on by themselves, but a choice of language has to be remembered. */
  function holdClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    const chosen = target?.getAttribute('hreflang');
    if (chosen) store('language', chosen);
    if (!(target instanceof HTMLButtonElement) || target.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    started().then(() => target.click(), keepWaiting);
  }

  /** Where the app cannot be loaded, the browser sends the form itself. */
  function holdSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    started().then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    );
  }

  const begin = () => void started().catch(keepWaiting);
  for (const sign of signsOfUse) addEventListener(sign, begin, { ...whileWaiting, passive: true });
  addEventListener('click', holdClick, whileWaiting);
  addEventListener('submit', holdSubmit, whileWaiting);
}
