import { useEffect, useEffectEvent, useState } from 'react';
import { createKeyReader, pressOf } from './lead-keys';
import { useLetterKeys } from './use-letter-keys';

type Act = Exclude<ReturnType<ReturnType<typeof createKeyReader>>, 'wait' | undefined>;

const typed =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"]), [contenteditable="true"], [data-editing], [role="menu"], [role="listbox"]';

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest(typed) !== null);

/** Presses the control that is marked with `data-act`, or focuses it; false if the screen has none. */
export function pressMarked(act: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`);
  if (!control) return false;
  if (control.matches('input')) control.focus();
  else control.click();
  return true;
}

/** Calls back for the keys of LEADMANAGER; never while somebody types or a dialog is open. */
export function useLeadKeys(onAct: (act: Act) => void): void {
  const [read] = useState(createKeyReader);
  const letters = useLetterKeys();
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isBusy(event.target)) return;
    const press = pressOf(event);
    if (!press || (!letters && !press.startsWith('mod+'))) return;
    const act = read(press, event.timeStamp);
    if (!act) return;
    event.preventDefault();
    if (act !== 'wait') onAct(act);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => listen(event);
    // On the window, after the tables, which listen on the document.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
