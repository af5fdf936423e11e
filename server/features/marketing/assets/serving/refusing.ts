import { assetMessages } from '../../../../../shared/marketing/assets/messages';
import { AppError, tooMany } from '../../../../platform/http/errors';
import { TaskRefused } from '../../../../platform/workers/pooled-worker';

/** What a drawer that refuses a picture means to its caller. */
function asAppError(error: unknown) {
  if (!(error instanceof TaskRefused)) return error;
  const isOfCaller = error.reason === 'crowded' || error.reason === 'gone';
  return isOfCaller ? tooMany(5) : new AppError(503, assetMessages['drawer.busy'], { retryAfter: 5 });
}

/** Draws, and throws what a caller may be told where the drawer refuses. */
export const refusing = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw asAppError(error);
  });
