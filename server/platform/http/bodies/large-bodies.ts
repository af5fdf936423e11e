import type { Request, RequestHandler } from 'express';
import type { User } from '../../../../shared/auth/tables';
import { clientAddress } from '../client-address';
import { createTurns } from '../turns';

/** Bodies of one caller of more than `above` bytes that are read at the same time, and that wait. */
export interface OfCaller {
  atWork: number;
  waiting: number;
  above: number;
}

/** A caller's next body is read when an earlier one has been answered. Callers are accounts or, without one, addresses. */
export function oneOfEach({ above, ...options }: OfCaller): RequestHandler {
  const turns = createTurns(options);
  return async (request, response, next) => {
    const user = response.locals.user as User | undefined;
    const caller = user?.id ?? clientAddress(request);
    if (!mayBeLarger(request, above) || (await turns.take(caller, response))) next();
  };
}

/** Without a length, or compressed, a body may be as large as its endpoint lets it. */
const mayBeLarger = ({ headers }: Request, bytes: number) =>
  headers['transfer-encoding'] !== undefined ||
  headers['content-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > bytes;
