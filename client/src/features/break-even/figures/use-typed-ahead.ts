import { type RefObject, useEffect } from 'react';
import { figureNames } from './figures';
import { type FiguresState, typed, withPeriod, withWholeUnits } from './figures-state';
import type { useFigures } from './use-figures';

/** The differences between the form's controls and the state, as changes of the state. */
function changesIn(form: HTMLFormElement, shown: FiguresState) {
  const held = new FormData(form);
  const changes = figureNames
    .map((name) => ({ name, text: held.get(name) }))
    .filter(({ name, text }) => typeof text === 'string' && text !== shown.texts[name])
    .map(
      ({ name, text }) =>
        (now: FiguresState) =>
          typed(now, name, text as string),
    );
  const period = held.get('period') === 'year' ? 'year' : 'month';
  const whole = !held.has('split');
  if (period !== shown.figures.period) changes.push((now) => withPeriod(now, period));
  if (whole !== shown.figures.whole) changes.push((now) => withWholeUnits(now, whole));
  return changes;
}

/** Applies what the visitor typed into the prerendered page before hydration. */
export function useTypedAhead(
  form: RefObject<HTMLFormElement | null>,
  { state, change }: ReturnType<typeof useFigures>,
) {
  useEffect(() => {
    const changes = form.current ? changesIn(form.current, state) : [];
    if (changes.length > 0) change((now) => changes.reduce((next, apply) => apply(next), now));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once: React handles every later change
  }, []);
}
