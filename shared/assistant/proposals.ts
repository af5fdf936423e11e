import type { Bilingual } from './bilingual';
import type { Chip, Effect, ToolCall } from './commands';
import type { Ref } from './refs';

/** `open` until it is confirmed or cancelled, has expired, or a row that it is about has changed. */
export const proposalStates = ['open', 'confirmed', 'cancelled', 'expired', 'stale'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A field that would change; `before` is null for a new record, and null is an empty value. */
export interface ProposedField {
  label: Bilingual;
  before: Bilingual | null;
  after: Bilingual | null;
}

/** A record that would be created, changed or deleted. */
export interface ProposedRow {
  /** Null for a new record. */
  ref: Ref | null;
  name: string;
  url: string | null;
  does: 'creates' | 'changes' | 'deletes';
  fields: readonly ProposedField[];
}

/** What leaves the house, whole. */
export interface OutwardText {
  /** Addresses or channels. */
  recipients: readonly string[];
  subject: string | null;
  text: string;
}

/** What a tool would do. */
export interface ProposalPreview {
  /** At most 20. */
  rows: readonly ProposedRow[];
  /** How many records would change in all. */
  total: number;
  /** For the effect `outward` only. */
  outward: OutwardText | null;
  /** What a person should know before, such as that it cannot be taken back. */
  notices: readonly Bilingual[];
}

/** The acts by which something can be undone: `POST /api/{portal}/acts/{act}/undo`. */
export interface ProposalAct {
  portal: 'leads' | 'marketing';
  act: string;
}

/** A change that waits for a person's confirmation, or what became of it. */
export interface Proposal extends ToolCall, ProposalPreview {
  /** A UUID. */
  id: string;
  state: ProposalState;
  title: Bilingual;
  effect: Effect;
  chips: readonly Chip[];
  createdAt: Date;
  /** Until when it can be confirmed. */
  expiresAt: Date;
  /** The act of a confirmed one, for its undo; null where it cannot be taken back. */
  done: ProposalAct | null;
  /** The record that came of a confirmed one, and its page. */
  result: { ref: Ref | null; name: string; url: string | null } | null;
}
