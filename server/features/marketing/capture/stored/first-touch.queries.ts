import { and, asc, eq, gte } from 'drizzle-orm';
import { marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import type { StoredSubmission } from './submissions.queries';

const hour = 3_600_000;

/** A visitor's hash changes daily; the longest day has 25 hours, when the clocks go back. */
const longestDay = 25 * hour;

/**
 * The touch of the first page view of a sender on the day on which the form was sent; without a view, the touch of the
 * form.
 */
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
