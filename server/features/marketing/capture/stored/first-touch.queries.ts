import { and, asc, eq, gte } from 'drizzle-orm';
import { marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import type { StoredSubmission } from './submissions.queries';

const hour = 3_600_000;

/** The longest that a visitor's hash is the same: a day in which clocks go back. */
const longestDay = 25 * hour;

/** Where a sender came from first on the day on which the form was sent; its own touch where no page was seen. */
export async function firstTouchOf(
  tx: Db,
  { visitor, at, touch }: Pick<StoredSubmission, 'visitor' | 'at' | 'touch'>,
): Promise<Touch> {
  const since = new Date(at.getTime() - longestDay);
  const [view] = await tx
    .select({ touch: marketingPageViews.touch })
    .from(marketingPageViews)
    .where(and(eq(marketingPageViews.visitor, visitor), gte(marketingPageViews.at, since)))
    .orderBy(asc(marketingPageViews.at), asc(marketingPageViews.id))
    .limit(1);
  return view?.touch ?? touch;
}
