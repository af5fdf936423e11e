import { type Coming, startDismissal, type Today, type TodayPart, urgencies, waitingKinds } from './today';

const inTime = (one: Coming, other: Coming) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id;

/** Puts together what the features know of a day: by urgency, then by kind; without steps that were dismissed. */
export function putTogether(parts: readonly TodayPart[], dismissed: ReadonlySet<string>): Today {
  const waiting = parts.flatMap((part) => part.waiting).filter(({ total }) => total > 0);
  return {
    waiting: waiting.toSorted(
      (one, other) =>
        urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
        waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind),
    ),
    coming: parts.flatMap((part) => part.coming).toSorted(inTime),
    start: parts.flatMap((part) => part.start).filter(({ step }) => !dismissed.has(startDismissal(step))),
  };
}
