import type { Db } from '../database/database';
import type { Report } from './job';
import { mayGoOn, updateRun } from './runs.queries';
import { restFor, startWorkLoop } from './work-loop';

/** Milliseconds between two writes of a run's progress, and between two checks for its cancellation. */
const writeInterval = 300;
const lookInterval = 1_000;

/** Reports the progress of one step of a job and watches for its cancellation. */
export interface Progress {
  report(report: Report): Promise<void>;
  /** Writes the pending progress and stops the checks; await it when the step has ended. */
  end(): Promise<void>;
}

/** For a job without a row to update. */
export const noProgress: Progress = { report: async () => {}, end: async () => {} };

interface Options {
  db: Db;
  runId: number;
  now: () => Date;
  /** Called when the run was cancelled, in this instance or another, or when its owner was deleted. */
  onCancel: () => void;
  onError: (error: Error) => void;
}

/** Updates a run's row, and checks once a second whether the run is cancelled. */
export function followRun({ db, runId, now, onCancel, onError }: Options): Progress {
  let unwritten: Report | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function write() {
    if (!unwritten) return;
    const report = unwritten;
    unwritten = undefined;
    writtenAt = now().getTime();
    await updateRun(db, runId, report, now());
  }
  const look = async () => {
    if (!(await mayGoOn(db, runId))) onCancel();
    return 0;
  };
  const looking = startWorkLoop(look, onError, restFor(lookInterval));
  return {
    async report(report) {
      unwritten = { ...unwritten, ...report };
      if (now().getTime() - writtenAt >= writeInterval) await write();
    },
    async end() {
      await looking.stop();
      await write();
    },
  };
}
