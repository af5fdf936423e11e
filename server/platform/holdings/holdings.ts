import { holdingMessages } from '../../../shared/holdings/messages';
import type { Message } from '../../../shared/message';

const rows = 1_000_000;

/**
 * What an account may hold of each kind: bytes of pictures and of imported lines, rows of LEADMANAGER with those in the
 * bin, and tags without. The triggers that count them (migrations/0022_holdings.sql) hold the same limits.
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

/** A kind of thing that an account may hold only so much of. */
export type Holding = keyof typeof holdings;

const isHolding = (kind: string): kind is Holding => Object.hasOwn(holdings, kind);

/** What is said when an account holds all that it may of a kind. */
export const fullMessage = (kind: Holding): Message => holdingMessages[`${kind}.full`];

/** The kind whose limit a failed statement would have passed; undefined for any other error. */
export function fullKind(error: unknown): Holding | undefined {
  const { constraint } = ((error as Error | undefined)?.cause ?? {}) as { constraint?: string };
  const [, kind = ''] = /^account_holds_(\w+)$/.exec(constraint ?? '') ?? [];
  return isHolding(kind) ? kind : undefined;
}
