import type { Db } from '../database/database';
import type { Report } from './job';
import { mayGoOn, updateRun } from './runs.queries';
import { restFor, startWorkLoop } from './work-loop';

/** Milliseconds between two writes of one run's progress, and between two looks at whether it is cancelled. */
const writeInterval = 300;
const lookInterval = 1_000;

/** How the run of a job is told of, and stopped, while one step of it is done. */
export interface Progress {
  report(report: Report): Promise<void>;
  /** Writes what is not written yet, and ends the looking; to be awaited once the step has ended. */
  end(): Promise<void>;
}

/** For a job that nobody follows. */
export const noProgress: Progress = { report: async () => {}, end: async () => {} };

interface Options {
  db: Db;
  runId: number;
  now: () => Date;
  /** Called once, when the run's owner, or another instance for them, has cancelled it. */
  onCancel: () => void;
  onError: (error: Error) => void;
}

/** Keeps a run's row true, and looks once a second whether it is cancelled. */
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
