import { holdingMessages } from '../../../shared/holdings/messages';
import type { Message } from '../../../shared/message';

const rows = 1_000_000;

/**
 * The limits of an account by kind: bytes of pictures and of imported rows, rows of LEADMANAGER including the bin,
 * and tags without the bin. The triggers that count them (migrations/0022_holdings.sql) contain the same limits.
 */
export const holdings = {
  bytes: 200 * 1024 * 1024,
  contact: rows,
  company: rows,
  opportunity: rows,
  communication: rows,
  task: rows,
  tag: 1_000,
} as const;

/** A kind of content with a limit for each account. */
export type Holding = keyof typeof holdings;

const isHolding = (kind: string): kind is Holding => Object.hasOwn(holdings, kind);

/** The message when an account has reached the limit of a kind. */
export const fullMessage = (kind: Holding): Message => holdingMessages[`${kind}.full`];

/** The kind whose limit a failed statement exceeded; undefined for any other error. */
export function fullKind(error: unknown): Holding | undefined {
  const { constraint } = ((error as Error | undefined)?.cause ?? {}) as { constraint?: string };
  const [, kind = ''] = /^account_holds_(\w+)$/.exec(constraint ?? '') ?? [];
  return isHolding(kind) ? kind : undefined;
}
