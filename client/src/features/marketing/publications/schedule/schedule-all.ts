import { marketingPublicationsApi, type Scheduled } from '@shared/marketing/publications/endpoints';
import type { Wire } from '@shared/http/wire';
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

interface Choice {
  pictureOf: (id: number) => number | null | undefined;
  /** The channels for which a post has a text. */
  channelsOf: (id: number) => number[];
}

export type Publications = Wire<Scheduled>['publications'];

/** Schedules posts, one call for each. */
export async function scheduleAll(
  plan: SchedulePlanInput,
  zone: string,
  { pictureOf, channelsOf }: Choice,
): Promise<Publications> {
  const slots = slotsOf(plan);
  // The server then answers with the reason.
  const isNowhere = plan.pieces.every((id) => channelsOf(id).length === 0);
  const made: Publications = [];
  for (const [index, id] of plan.pieces.entries()) {
    const assetId = pictureOf(id);
    const channels = isNowhere ? plan.channels : channelsOf(id);
    if (channels.length === 0) continue;
    const slot = { slots: [slots[index] as string], zone };
    const body = { channels, ...slot, ...(assetId !== undefined && { assetId }) };
    try {
      const { publications } = await call(marketingPublicationsApi.schedule, { id }, body);
      made.push(...publications);
    } catch (error) {
      throw index > 0 ? new Unscheduled(error as Error, index, plan.pieces.slice(index)) : error;
    }
  }
  return made;
}

/** Takes back what was scheduled: the posts do not go out. */
export async function unscheduleAll(publications: Publications): Promise<void> {
  for (const { id, version } of publications)
    await call(marketingPublicationsApi.cancel, { id }, { version });
}
