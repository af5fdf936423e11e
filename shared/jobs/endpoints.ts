import { jobMessages } from './messages';
import { get, post, signedIn } from '../http/endpoint';

/** How far a job has come that its owner follows. It is kept for seven days. */
export interface JobRun {
  id: number;
  /** Of the kind of job. */
  name: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  /** Null as long as nobody knows. */
  total: number | null;
  /** What it is doing, or how it went, in the caller's language. */
  message: string | null;
  /** What the job left for its screen when it was done. */
  result: unknown;
  createdAt: Date;
  updatedAt: Date;
}

export const jobRuns = {
  read: get('/api/jobs/:id', signedIn, undefined, { missing: jobMessages['job.missing'] }).returns<JobRun>(),
  /** What has not begun ends at once, what is under way a second or two later; what has ended stays as it is. */
  cancel: post('/api/jobs/:id/cancel', signedIn, undefined, {
    status: 200,
    missing: jobMessages['job.missing'],
  }).returns<JobRun>(),
};
