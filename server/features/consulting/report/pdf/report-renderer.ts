import { availableParallelism } from 'node:os';
import { AppError, tooMany } from '../../../../platform/http/errors';
import { TaskRefused } from '../../../../platform/pooled-worker';
import { createWorkerPool, type TaskFor } from '../../../../platform/worker-pool';
import { lengthOf, longestPdf, longPdf } from './length';
import type { ReportDocument } from './report-document';
import { warmUp } from './warm-up';
import { reportMessages } from '../../../../../shared/consulting/report/messages';

const second = 1_000;

/** Beside this file, in the sources as in the bundle (scripts/build.ts names it). */
const workerFile = new URL(
  `./report-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/** Makes PDFs beside the server, which goes on answering meanwhile: of each caller one at a time, callers in turn. */
export interface ReportRenderer {
  /** Throws 413 for a report that is too long, 429 when this caller waits for enough, 503 when too many others wait. */
  render(given: ReportDocument, whose: TaskFor): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * A render takes a processor for about a second; one is left to the server where there are three. A worker's first
 * report takes a second or two more, so as built each is warmed up, and two are always ready, one for a long report
 * and one for whoever asks meanwhile; development and tests seldom ask.
 */
export function createReportRenderer(file = workerFile): ReportRenderer {
  const isBuilt = file.pathname.endsWith('.js');
  const ready = isBuilt ? 2 : 1;
  const pool = createWorkerPool<ReportDocument, Uint8Array>({
    file,
    worker: {
      // React checks much less in production.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    },
    // Two at least, or whoever has a long report keeps all others waiting.
    size: Math.max(2, Math.min(4, availableParallelism() - 1)),
    keep: ready,
    waiting: 20,
    each: 3,
    patience: 60 * second,
    idle: 300 * second,
    warmUp: isBuilt ? warmUp : undefined,
  });
  // Whatever goes wrong here goes wrong again, and is told, when somebody asks.
  const prepare = () => pool.prepare(ready).catch(() => undefined);
  // One after another, so that the first is ready soon and a processor is left to the server.
  if (isBuilt) void pool.prepare(1).then(prepare, prepare);
  return {
    async render(given, whose) {
      const length = lengthOf(given);
      if (length > longestPdf) throw new AppError(413, reportMessages['pdf.tooLong']);
      // While this is made another worker stands ready for whoever asks next.
      if (isBuilt && length > longPdf) await prepare();
      try {
        return await pool.run(given, whose);
      } catch (error) {
        // A report that is too long has taken its worker with it.
        if (isBuilt && isTooLong(error)) void prepare();
        throw asAppError(error);
      }
    },
    close: () => pool.close(),
  };
}

/** What slipped through the measure. */
const isTooLong = (error: unknown) =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
  (error instanceof TaskRefused && error.reason === 'slow');

function asAppError(error: unknown) {
  if (isTooLong(error)) return new AppError(413, reportMessages['pdf.tooLong']);
  if (!(error instanceof TaskRefused)) return error;
  const isOfCaller = error.reason === 'crowded' || error.reason === 'gone';
  return isOfCaller ? tooMany(5) : new AppError(503, reportMessages['pdf.busy'], { retryAfter: 5 });
}
