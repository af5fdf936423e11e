import { availableParallelism } from 'node:os';
import { AppError, tooMany } from '../../../../platform/http/errors';
import { TaskRefused } from '../../../../platform/pooled-worker';
import { createWorkerPool, type TaskFor } from '../../../../platform/worker-pool';
import { lengthOf, longestPdf, longPdf } from './length';
import type { ReportDocument } from './report-document';
import { warmUp } from './warm-up';
import { reportMessages } from '../../../../../shared/consulting/report/messages';

const second = 1_000;

/** In the same folder as this file, in the sources and in the bundle (scripts/build.ts names it). */
const workerFile = new URL(
  `./report-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Renders PDFs in worker threads, so that the server keeps answering: one PDF of each caller at a time, callers in
 * turn.
 */
export interface ReportRenderer {
  /**
   * Throws 413 for a report that is too long, 429 when too many requests of this caller are waiting, 503 when the
   * queue is full.
   */
  render(given: ReportDocument, whose: TaskFor): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * A render takes about one second of CPU time; with three or more CPUs one is left to the server. A worker's first
 * report takes one or two seconds longer, so the built server warms workers up and keeps two ready: one for a long
 * report and one for other callers. Development and tests rarely render PDFs.
 */
export function createReportRenderer(file = workerFile): ReportRenderer {
  const isBuilt = file.pathname.endsWith('.js');
  const ready = isBuilt ? 2 : 1;
  const pool = createWorkerPool<ReportDocument, Uint8Array>({
    file,
    worker: {
      // React runs fewer checks in production mode.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    },
    // At least two, so that one long report does not block all other callers.
    size: Math.max(2, Math.min(4, availableParallelism() - 1)),
    keep: ready,
    waiting: 20,
    each: 3,
    patience: 60 * second,
    idle: 300 * second,
    warmUp: isBuilt ? warmUp : undefined,
  });
  // A failure here happens again, and is reported, at the next request.
  const prepare = () => pool.prepare(ready).catch(() => undefined);
  // One after another, so that the first is ready soon and a CPU is left to the server.
  if (isBuilt) void pool.prepare(1).then(prepare, prepare);
  return {
    async render(given, whose) {
      const length = lengthOf(given);
      if (length > longestPdf) throw new AppError(413, reportMessages['pdf.tooLong']);
      // Another worker must be ready for the next caller while this report is rendered.
      if (isBuilt && length > longPdf) await prepare();
      try {
        return await pool.run(given, whose);
      } catch (error) {
        // The worker ended with a report that was too long.
        if (isBuilt && isTooLong(error)) void prepare();
        throw asAppError(error);
      }
    },
    close: () => pool.close(),
  };
}

/** Whether the report was longer than `lengthOf` estimated. */
const isTooLong = (error: unknown) =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
  (error instanceof TaskRefused && error.reason === 'slow');

function asAppError(error: unknown) {
  if (isTooLong(error)) return new AppError(413, reportMessages['pdf.tooLong']);
  if (!(error instanceof TaskRefused)) return error;
  const isOfCaller = error.reason === 'crowded' || error.reason === 'gone';
  return isOfCaller ? tooMany(5) : new AppError(503, reportMessages['pdf.busy'], { retryAfter: 5 });
}
