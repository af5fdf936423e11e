import { announcement } from '../announcements';
import type { Owner } from '../database/rows/owner';

/** A member is about to leave an account or to be removed from it; what is done in their name has to stop. */
export const memberLeaves = announcement<{ owner: Owner; person: number }>('memberLeaves');
