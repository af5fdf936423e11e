import { announcement } from '../announcements';
import type { Owner } from '../database/rows/owner';

/** Who leaves an account, and what becomes of theirs. */
export interface MemberLeaving {
  owner: Owner;
  person: number;
  /** Who gets what is assigned to them: a member, nobody, or, if it is not said, the owner of the account. */
  handTo?: number | null | undefined;
  /** Who removes them, or they themselves. */
  by: { id: number; name: string };
}

/** A member is about to leave an account or to be removed from it; what is done in their name has to stop. */
export const memberLeaves = announcement<MemberLeaving>('memberLeaves');
