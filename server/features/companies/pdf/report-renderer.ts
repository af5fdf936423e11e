import { availableParallelism } from 'node:os';
import { AppError } from '../../../platform/http/errors';
import { createWorkerPool, TaskRefused } from '../../../platform/worker-pool';
import type { ReportDocument } from './report-document';
import { warmUp } from './warm-up';

const second = 1_000;

/** Beside this file, in the sources as in the bundle (scripts/build.mjs names it). */
const workerFile = new URL(
  `./report-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/** Makes PDFs beside the server, which goes on answering meanwhile. */
export interface ReportRenderer {
  /** Throws 503 when too many are waiting, 413 when a report is too long to be done in time. */
  render(given: ReportDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * A render takes a processor for about a second; one is left to the server. The first report of a worker takes a
 * second or two more, so as built one is always ready; development and tests seldom ask.
 */
export function createReportRenderer(file = workerFile): ReportRenderer {
  const pool = createWorkerPool<ReportDocument, Uint8Array>({
    file,
    worker: {
      // React checks much less in production.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    },
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    waiting: 20,
    patience: 30 * second,
    idle: 300 * second,
  });
  // Whatever goes wrong here goes wrong again, and is told, when somebody asks.
  const prepare = () => void pool.run(warmUp).catch(() => undefined);
  const isBuilt = file.pathname.endsWith('.js');
  if (isBuilt) prepare();
  return {
    async render(given) {
      try {
        return await pool.run(given);
      } catch (error) {
        // A report that is too long has taken its worker with it.
        if (isBuilt && isTooLong(error)) prepare();
        throw asAppError(error);
      }
    },
    close: () => pool.close(),
  };
}

const isTooLong = (error: unknown) =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
  (error instanceof TaskRefused && error.reason === 'slow');

function asAppError(error: unknown) {
  if (isTooLong(error)) return new AppError(413, 'pdf.tooLong');
  if (error instanceof TaskRefused) return new AppError(503, 'pdf.busy', { retryAfter: 5 });
  return error;
}
