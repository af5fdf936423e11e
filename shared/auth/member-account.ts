import type { MemberRole } from './member-roles';

/** An account, and a person's role in it. */
export interface MemberAccount {
  id: number;
  name: string;
  role: MemberRole;
  /** How many members it has, the person among them. */
  members: number;
  /** Whether everybody knows its password, so that it sends nothing. */
  isDemo: boolean;
  /** Whether its members must sign in with a second factor. */
  requiresFactor: boolean;
  /** Whether the assistant may ask the server's language model. */
  modelAllowed: boolean;
  /** When it will be deleted; until then it can only be read. */
  closingAt: Date | null;
}
