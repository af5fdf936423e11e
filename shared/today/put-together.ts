import { portalNames } from '../addresses/portals';
import {
  type Coming,
  startDismissal,
  startSteps,
  type Today,
  todayLimits,
  type TodayPart,
  urgencies,
  type Waiting,
  waitingKinds,
} from './today';

/** The names of all first steps, in their order. */
const steps: readonly string[] = portalNames.flatMap((portal) =>
  startSteps[portal].map((step) => `${portal}/${step}`),
);

const inTime = (one: Coming, other: Coming) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id;

/** A line that leads to a single further row takes the room of that row. */
const bounded = (waiting: Waiting): Waiting =>
  waiting.total > todayLimits.rows + 1
    ? { ...waiting, rows: waiting.rows.slice(0, todayLimits.rows) }
    : waiting;

/** Puts together what the features know of a day: by urgency, then by kind; without steps that were dismissed. */
export function putTogether(parts: readonly TodayPart[], dismissed: ReadonlySet<string>): Today {
  const waiting = parts.flatMap((part) => part.waiting.filter(({ total }) => total > 0).map(bounded));
  return {
    waiting: waiting.toSorted(
      (one, other) =>
        urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
        waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind),
    ),
    coming: parts.flatMap((part) => part.coming).toSorted(inTime),
    start: parts
      .flatMap((part) => part.start)
      .filter(({ step }) => !dismissed.has(startDismissal(step)))
      .toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step)),
  };
}
