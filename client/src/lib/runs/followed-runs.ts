import { accountStore } from '../account-store';

/** A job of the server that the user started on this page (`shared/jobs`). */
export interface FollowedRun {
  id: number;
  /** What it does, for the words of its progress and its outcome. */
  kind: 'undo' | 'bulk' | 'delete';
  /** The act that it writes. */
  act: string | null;
}

const runs = accountStore<readonly FollowedRun[]>([]);

/** Shows the progress of a job on every page of the portal until it ends. */
export const followRun = (run: FollowedRun): void => runs.set([...runs.get(), run]);

/** Shows a job's progress no longer. */
export const leaveRun = (id: number): void => runs.set(runs.get().filter((each) => each.id !== id));

/** The jobs that are followed, oldest first. */
export const useFollowedRuns = runs.use;
