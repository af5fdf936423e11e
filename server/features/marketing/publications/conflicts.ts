import type { PublicationConflict } from '../../../../shared/marketing/publications/endpoints';
import { publicationLimits } from '../../../../shared/marketing/publications/scales';

/** A publication at its time; one that is not scheduled yet has no id. */
export interface Placed {
  id: number | null;
  channelId: number;
  contentVersionId: number;
  dueAt: Date;
}

const close = publicationLimits.closeMinutes * 60_000;
const repeat = publicationLimits.repeatDays * 24 * 60 * 60_000;

/** One channel within 60 minutes, and one text on a channel within 30 days: each with the one before it. */
export function conflictsIn(placed: readonly Placed[]): PublicationConflict[] {
  const inOrder = placed.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  const byChannel = groupsOf(inOrder, ({ channelId }) => `${channelId}`);
  const byText = groupsOf(inOrder, ({ channelId, contentVersionId }) => `${channelId}/${contentVersionId}`);
  return [
    ...byChannel.flatMap((group) => neighbours(group, 'close', close)),
    ...byText.flatMap((group) => neighbours(group, 'repeat', repeat)),
  ];
}

function groupsOf(placed: readonly Placed[], keyOf: (one: Placed) => string): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

function neighbours(
  group: readonly Placed[],
  kind: PublicationConflict['kind'],
  within: number,
): PublicationConflict[] {
  return group.flatMap((one, index) => {
    const before = group[index - 1];
    if (!before || one.dueAt.getTime() - before.dueAt.getTime() >= within) return [];
    return [{ kind, channelId: one.channelId, publications: [before.id, one.id], at: one.dueAt }];
  });
}
