import type { Config } from './config';
import type { Db } from './database/database';

/** A message from one feature to the others, in the transaction of its cause. */
export interface Announcement<Value> {
  name: string;
  /** Carries the type only; it never has a value. */
  value?: Value;
}

/** Defines an announcement. */
export const announcement = <Value>(name: string): Announcement<Value> => ({ name });

/** What a follower receives besides the announced value. */
export interface FollowerDeps {
  config: Config;
  now: () => Date;
  /** Announces further consequences. */
  announce: Announce;
}

/** A feature's reaction to the announcement of another. If it throws, the whole transaction is rolled back. */
export interface Follower {
  name: string;
  follow: (tx: Db, value: unknown, deps: FollowerDeps) => Promise<void>;
}

/** Joins an announcement to a follower; `features.ts` lists these. */
export const following = <Value>(
  { name }: Announcement<Value>,
  follow: (tx: Db, value: NoInfer<Value>, deps: FollowerDeps) => Promise<void>,
): Follower => ({ name, follow: (tx, value, deps) => follow(tx, value as Value, deps) });

/** Announces a value in the transaction `tx` and resolves when all followers have written. */
export type Announce = <Value>(tx: Db, what: Announcement<Value>, value: NoInfer<Value>) => Promise<void>;

/** The function with which features announce something. */
export const announcing = (
  followers: readonly Follower[],
  deps: Omit<FollowerDeps, 'announce'>,
): Announce => {
  const announce: Announce = async (tx, { name }, value) => {
    const told = followers.filter((each) => each.name === name);
    for (const { follow } of told) await follow(tx, value, { ...deps, announce });
  };
  return announce;
};
