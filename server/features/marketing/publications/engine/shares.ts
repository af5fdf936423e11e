/** Whose call it is, and where it goes. */
export interface Caller {
  userId: number;
  channelId: number;
}

/** Publications of an account that are under way at the same time in this process. */
const mostOfAccount = 2;

/** Milliseconds after which a call counts as hanging: a far side that works answers before. */
const hanging = 8_000;

/** Hanging calls in a row after which a channel is held back, and for how many milliseconds. */
const patience = { calls: 3, pause: 10 * 60_000 } as const;

/** Milliseconds until a publication comes back for its turn. */
const turn = 5_000;

/** Gives every account its share of the calls of this process. */
export interface Shares {
  /** Takes a place; else the moment from which to ask again. */
  take(caller: Caller, now: Date): 'taken' | Date;
  /** Gives the place back. */
  end(caller: Caller, began: Date, now: Date): void;
}

/**
 * Publications beyond the share wait at the end of the queue, so that accounts take turns. A channel is held back,
 * not its host: many accounts share a host, and it may be slow for one of them only. This state is lost with the
 * process, which costs a few more hanging calls.
 */
export function createShares(): Shares {
  const underWay = new Map<number, number>();
  const hung = new Map<number, { inARow: number; until: number }>();
  return {
    take({ userId, channelId }, now) {
      const until = hung.get(channelId)?.until ?? 0;
      if (until > now.getTime()) return new Date(until);
      const count = underWay.get(userId) ?? 0;
      if (count >= mostOfAccount) return new Date(now.getTime() + turn);
      underWay.set(userId, count + 1);
      return 'taken';
    },
    end({ userId, channelId }, began, now) {
      const count = (underWay.get(userId) ?? 1) - 1;
      if (count > 0) underWay.set(userId, count);
      else underWay.delete(userId);
      if (now.getTime() - began.getTime() < hanging) {
        hung.delete(channelId);
        return;
      }
      const inARow = (hung.get(channelId)?.inARow ?? 0) + 1;
      hung.set(channelId, { inARow, until: inARow < patience.calls ? 0 : now.getTime() + patience.pause });
    },
  };
}
