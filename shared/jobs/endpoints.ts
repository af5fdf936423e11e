import { jobMessages } from './messages';
import { get, post, signedIn } from '../http/endpoint';

/** The progress of a job, for its owner; the row is deleted seven days after its last update. */
export interface JobRun {
  id: number;
  /** The name of the kind of job. */
  name: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  /** Null while it is unknown. */
  total: number | null;
  /** The current activity or the outcome, in the caller's language. */
  message: string | null;
  /** The result of the job for its screen, when it is done. */
  result: unknown;
  createdAt: Date;
  updatedAt: Date;
}

export const jobRuns = {
  read: get('/api/jobs/:id', signedIn, undefined, { missing: jobMessages['job.missing'] }).returns<JobRun>(),
  /** A queued job ends at once, a running one within a second or two; a finished one stays unchanged. One that
   * must not stay half done answers 409. */
  cancel: post('/api/jobs/:id/cancel', signedIn, undefined, {
    status: 200,
    missing: jobMessages['job.missing'],
  }).returns<JobRun>(),
};
