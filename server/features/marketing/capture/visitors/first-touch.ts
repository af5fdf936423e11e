import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import type { StoredSubmission } from '../stored/submissions.queries';
import { findFirstTouch } from './hits.queries';

const hour = 3_600_000;

/** The longest that a visitor's hash is the same: a day in which clocks go back. */
const longestDay = 25 * hour;

/** Where a sender came from first on the day on which the form was sent; its own touch where no page was seen. */
export async function firstTouchOf(
  tx: Db,
  { visitor, at, touch }: Pick<StoredSubmission, 'visitor' | 'at' | 'touch'>,
): Promise<Touch> {
  return (await findFirstTouch(tx, visitor, new Date(at.getTime() - longestDay))) ?? touch;
}
