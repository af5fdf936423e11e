import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { call } from '@/lib/api/api-client';
import { type SchedulePlanInput, slotsOf } from './schedule-values';

/** Some posts were scheduled before the server refused one. */
export class Unscheduled extends Error {
  constructor(
    override readonly cause: Error,
    /** How many posts are scheduled, and those that are not. */
    readonly done: number,
    readonly left: readonly number[],
  ) {
    super(cause.message, { cause });
  }
}

/** Schedules posts, one call for each; resolves to the number of publications. */
export async function scheduleAll(
  plan: SchedulePlanInput,
  zone: string,
  pictureOf: (id: number) => number | null | undefined,
): Promise<number> {
  const slots = slotsOf(plan);
  let count = 0;
  for (const [index, id] of plan.pieces.entries()) {
    const assetId = pictureOf(id);
    const slot = { slots: [slots[index] as string], zone };
    const body = { channels: plan.channels, ...slot, ...(assetId !== undefined && { assetId }) };
    try {
      const { publications } = await call(marketingPublicationsApi.schedule, { id }, body);
      count += publications.length;
    } catch (error) {
      throw index > 0 ? new Unscheduled(error as Error, index, plan.pieces.slice(index)) : error;
    }
  }
  return count;
}
