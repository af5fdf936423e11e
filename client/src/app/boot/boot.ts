import { isSpanishAddress } from '@shared/addresses/spanish';
import type { FirstRequests } from '@/lib/api/first-requests';
import { readStored, store } from '@/lib/storage';
import type { Loads } from './loads';
import { refine } from './refine';
import type { RootData } from './root-data';

/** The first of these events starts the app on a prerendered page. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Starts the app: at the visitor's first event if the prerendered page suits them, else at once. `first` are requests
 * that the app will read.
 */
export function boot(loads: Loads, first?: FirstRequests): void {
  const root = document.getElementById('root') as HTMLElement;
  const { path }: RootData = root.dataset;
  const isComplete = path !== undefined && !readStored('auth_token') && isMeantForAll(root.dataset, path);
  const start = onceLoaded(root, loads, first);
  if (isComplete) waitForUse(start);
  else void start();
  if (path !== undefined) refine(root, loads);
}

/**
 * Whether the prerendered page suits the visitor: not if it is in another language (an unknown address may get
 * one that is, and a cookie may be missing), nor if a query may fill in a form that was rendered without it, or asks for
 * the second step of a sign-in.
 */
function isMeantForAll({ language, search }: RootData, path: string): boolean {
  const isSpanish = language ? language === 'es' : isSpanishAddress(path);
  const isInLanguage = isSpanish === (document.documentElement.lang === 'es');
  const asked = search === undefined ? /[?&](?!utm_)\w/ : /[?&]second=/;
  return isInLanguage && !asked.test(location.search);
}

/** A function that starts the app once; after a failed load the next call tries again. */
function onceLoaded(root: HTMLElement, { app }: Loads, first: FirstRequests | undefined) {
  let starting: Promise<void> | undefined;
  const { modules = '', styles }: RootData = root.dataset;
  const load = async () => {
    for (const href of modules.split(' ').filter(Boolean)) appendLink({ rel: 'modulepreload', href });
    const [{ startApp }] = await Promise.all([app(), wholeStyleSheet(styles)]);
    await startApp(root, first);
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

/**
 * A prerendered page inlines only its own styles. If the whole style sheet fails to load, the app is
 * plainer but works.
 */
const wholeStyleSheet = (href: string | undefined) =>
  new Promise<unknown>((settled) => {
    if (!href) return settled(undefined);
    const link = appendLink({ rel: 'stylesheet', href });
    link.addEventListener('load', settled);
    link.addEventListener('error', settled);
  });

/** Presses a button from the beginning, at which tabs and menus act, to the click. */
function press(target: HTMLButtonElement) {
  const begun = { bubbles: true, cancelable: true };
  target.dispatchEvent(new PointerEvent('pointerdown', begun));
  target.dispatchEvent(new MouseEvent('mousedown', begun));
  target.click();
}

/** Starts the app at the first event, and holds clicks on buttons and form submits until it has started. */
function waitForUse(start: () => Promise<void>) {
  const listening = new AbortController();
  const whileWaiting = { capture: true, passive: false, signal: listening.signal };
  const started = () => start().then(() => listening.abort());
  // The prerendered page works without the app.
  const keepWaiting = () => undefined;

  /** Links work without the app, but the choice of a language must be stored. */
  function holdClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    const chosen = target?.getAttribute('hreflang');
    if (chosen) store('language', chosen);
    if (!(target instanceof HTMLButtonElement) || target.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    started().then(() => press(target), keepWaiting);
  }

  /** If the app fails to load, the browser submits the form itself. */
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
