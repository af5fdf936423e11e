import { ApiError } from './api-client';

/** Whether nobody is signed in, or no longer. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whether the page's account is not, or no longer, the caller's. */
export const isAccountGone = (error: unknown) =>
  error instanceof ApiError && error.code === 'account.unknown';

/** Whether the account can only be used by whoever has signed in with a second step. */
export const isFactorNeeded = (error: unknown) => error instanceof ApiError && error.code === 'factor.needed';

/** Whether the server answered 404 about a row: it was deleted or belongs to another owner. */
export const isNotFound = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && !isAccountGone(error);

/** Whether another session has changed the row since it was read. */
export const isStale = (error: unknown) => error instanceof ApiError && error.current !== undefined;
