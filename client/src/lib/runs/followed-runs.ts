import { useSyncExternalStore } from 'react';

/** A job of the server that the user started on this page (`shared/jobs`). */
export interface FollowedRun {
  id: number;
  /** What it does, for the words of its progress and its outcome. */
  kind: 'undo' | 'bulk' | 'delete';
  /** The act that it writes. */
  act: string | null;
}

let runs: readonly FollowedRun[] = [];
const listeners = new Set<() => void>();

function change(next: readonly FollowedRun[]) {
  runs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the progress of a job on every page of the portal until it ends. */
export const followRun = (run: FollowedRun): void => change([...runs, run]);

/** Shows a job's progress no longer. */
export const leaveRun = (id: number): void => change(runs.filter((each) => each.id !== id));

/** The jobs that are followed, oldest first. */
export const useFollowedRuns = () =>
  useSyncExternalStore(
    subscribe,
    () => runs,
    () => runs,
  );
