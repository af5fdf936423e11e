import { availableParallelism } from 'node:os';
import { AppError, tooMany } from '../../../../platform/http/errors';
import { TaskRefused } from '../../../../platform/workers/pooled-worker';
import { createWorkerPool, type TaskFor } from '../../../../platform/workers/worker-pool';
import { lengthOf, longestPdf, longPdf } from './length';
import type { ReportDocument } from './report-document';
import { warmUp } from './warm-up';
import { reportMessages } from '../../../../../shared/consulting/report/messages';

const second = 1_000;

/** Milliseconds without a PDF or an opened report after which a worker ends. */
export const workerIdle = 300 * second;

/** In the same folder as this file, in the sources and in the bundle (scripts/build.ts names it). */
const workerFile = new URL(
  `./report-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Renders PDFs in worker processes, so that the server keeps answering: one PDF of each caller at a time, callers in
 * turn.
 */
export interface ReportRenderer {
  /**
   * Throws 413 for a report that is too long, 429 when too many requests of this caller are waiting, 503 when the
   * queue is full.
   */
  render(given: ReportDocument, whose: TaskFor): Promise<Uint8Array>;
  /** Called when a report is opened: a worker gets ready, because its PDF may be asked for next. */
  getReady(): void;
  close(): Promise<void>;
}

/**
 * A render takes about one second of CPU time; with three or more CPUs one is left to the server. A worker's first
 * report takes one or two seconds longer, so the built server warms a worker up when a report is opened. It ends when
 * no report has been opened or rendered for a while, because it holds as much memory as the rest of the server.
 * Development and tests rarely render PDFs.
 */
export function createReportRenderer(file = workerFile): ReportRenderer {
  const isBuilt = file.pathname.endsWith('.js');
  const pool = createWorkerPool<ReportDocument, Uint8Array>({
    file,
    heap: 1_024,
    // At least two, so that one long report does not block all other callers.
    size: Math.max(2, Math.min(4, availableParallelism() - 1)),
    waiting: 20,
    each: 3,
    patience: 60 * second,
    idle: workerIdle,
    warmUp: isBuilt ? warmUp : undefined,
  });
  // A failure here happens again, and is reported, at the next request.
  const prepare = async (count: number) => {
    if (isBuilt) await pool.prepare(count).catch(() => undefined);
  };
  return {
    async render(given, whose) {
      const length = lengthOf(given);
      if (length > longestPdf) throw new AppError(413, reportMessages['pdf.tooLong']);
      // Another worker must be ready for the next caller while this report is rendered.
      if (length > longPdf) await prepare(2);
      try {
        return await pool.run(given, whose);
      } catch (error) {
        // The worker ended with a report that was too long.
        if (isTooLong(error)) void prepare(1);
        throw asAppError(error);
      }
    },
    getReady: () => void prepare(1),
    close: () => pool.close(),
  };
}

/** Whether the report was longer than `lengthOf` estimated. */
const isTooLong = (error: unknown) =>
  error instanceof TaskRefused && (error.reason === 'slow' || error.reason === 'large');

function asAppError(error: unknown) {
  if (isTooLong(error)) return new AppError(413, reportMessages['pdf.tooLong']);
  if (!(error instanceof TaskRefused)) return error;
  const isOfCaller = error.reason === 'crowded' || error.reason === 'gone';
  return isOfCaller ? tooMany(5) : new AppError(503, reportMessages['pdf.busy'], { retryAfter: 5 });
}
