import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { factorLimits } from '../../../../shared/auth/factors/schemas';
import { type TicketKind, tickets } from '../../../../shared/auth/factors/tables';
import { authMessages } from '../../../../shared/auth/messages';
import type { Db } from '../../../platform/database/database';
import { hashToken, newToken } from '../../../platform/http/access';
import { AppError } from '../../../platform/http/errors';

const minute = 60 * 1_000;

/** What waits for the next step, and for whom; null until a passkey says who it is. */
export interface Ticket {
  userId: number | null;
  challenge: string;
}

/** Stores a step that waits for the next one; resolves to the ticket, which only its holder knows. */
export async function issueTicket(
  db: Db,
  ticket: { userId: number | null; kind: TicketKind; challenge?: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + factorLimits.minutes * minute);
  await db.insert(tickets).values({ challenge: '', ...ticket, ticketHash: hashToken(token), expiresAt });
  return token;
}

const valid = (token: string, kind: TicketKind, now: Date) =>
  and(
    eq(tickets.ticketHash, hashToken(token)),
    eq(tickets.kind, kind),
    gt(tickets.expiresAt, now),
    lt(tickets.tries, factorLimits.tries),
  );

/** 400: the ticket was used, is too old, or had too many tries. */
const over = () => new AppError(400, authMessages['ticket.over'], { code: 'ticket.over' });

/**
 * Counts a try at a ticket before what it came with is checked, in a statement of its own, so that a refusal is counted
 * too. Throws 400 `ticket.over`.
 */
export async function tryTicket(db: Db, token: string, kind: TicketKind, now: Date): Promise<Ticket> {
  const [ticket] = await db
    .update(tickets)
    .set({ tries: sql`${tickets.tries} + 1` })
    .where(valid(token, kind, now))
    .returning({ userId: tickets.userId, challenge: tickets.challenge });
  if (!ticket) throw over();
  return ticket;
}

/** Gives the ticket of a sign-in the challenge for a passkey. Throws 400 `ticket.over`. */
export async function challengeTicket(db: Db, token: string, challenge: string, now: Date): Promise<void> {
  const changed = await db
    .update(tickets)
    .set({ challenge })
    .where(valid(token, 'signIn', now))
    .returning({ userId: tickets.userId });
  if (changed.length === 0) throw over();
}

/** Who holds a ticket of a sign-in. Throws 400 `ticket.over`. */
export async function ticketHolder(db: Db, token: string, now: Date): Promise<number | null> {
  const [ticket] = await db
    .select({ userId: tickets.userId })
    .from(tickets)
    .where(valid(token, 'signIn', now));
  if (!ticket) throw over();
  return ticket.userId;
}

/** Uses a ticket up, so that of two answers with it one counts. Throws 400 `ticket.over`. */
export async function spendTicket(tx: Db, token: string): Promise<void> {
  const used = await tx
    .delete(tickets)
    .where(eq(tickets.ticketHash, hashToken(token)))
    .returning({ kind: tickets.kind });
  if (used.length === 0) throw over();
}

export const deleteOldTickets = (db: Db, before: Date): PromiseLike<unknown> =>
  db.delete(tickets).where(lt(tickets.expiresAt, before));
