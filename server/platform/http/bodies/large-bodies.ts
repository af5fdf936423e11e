import type { Request, RequestHandler } from 'express';
import type { User } from '../../../../shared/auth/tables';
import { clientAddress } from '../client-address';
import { createTurns } from '../limits/turns';

/** How many bodies of more than `above` bytes one caller may have in progress, and waiting. */
export interface OfCaller {
  atWork: number;
  waiting: number;
  above: number;
}

/**
 * Reads a caller's next body after an earlier one has been answered. A caller is an account or, without one, an IP
 * address.
 */
export function oneOfEach({ above, ...options }: OfCaller): RequestHandler {
  const turns = createTurns(options);
  return async (request, response, next) => {
    const user = response.locals.user as User | undefined;
    const caller = user?.id ?? clientAddress(request);
    if (!mayBeLarger(request, above) || (await turns.take(caller, response))) next();
  };
}

/** A body that is compressed or has no length may be as large as its endpoint allows. */
const mayBeLarger = ({ headers }: Request, bytes: number) =>
  headers['transfer-encoding'] !== undefined ||
  headers['content-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > bytes;
