import { accountStore } from '../account-store';

/** A job of the server that the user started on this page (`shared/jobs`). */
export interface FollowedJob {
  id: number;
  /** What it does, for the words of its progress and its outcome. */
  kind: 'undo' | 'bulk' | 'delete';
  /** The act that it writes. */
  act: string | null;
}

const jobs = accountStore<readonly FollowedJob[]>([]);

/** Shows the progress of a job on every page of the portal until it ends. */
export const followJob = (job: FollowedJob): void => jobs.set([...jobs.get(), job]);

/** Shows a job's progress no longer. */
export const leaveJob = (id: number): void => jobs.set(jobs.get().filter((each) => each.id !== id));

/** The jobs that are followed, oldest first. */
export const useFollowedJobs = jobs.use;
