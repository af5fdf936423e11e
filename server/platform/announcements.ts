import type { Config } from './config';
import type { Db } from './database/database';

/** Something that a feature tells the others in the transaction in which it happens. */
export interface Announcement<Value> {
  name: string;
  /** Carries the type only; it never has a value. */
  value?: Value;
}

/** Defines an announcement. */
export const announcement = <Value>(name: string): Announcement<Value> => ({ name });

/** What a follower is given besides the announced value. */
export interface FollowerDeps {
  config: Config;
  now: () => Date;
  /** Tells others in turn what follows. */
  announce: Announce;
}

/** What one feature does when another announces something; if it throws, neither happens. */
export interface Follower {
  name: string;
  follow: (tx: Db, value: unknown, deps: FollowerDeps) => Promise<void>;
}

/** Joins an announcement to what follows it; `features.ts` lists these. */
export const following = <Value>(
  { name }: Announcement<Value>,
  follow: (tx: Db, value: NoInfer<Value>, deps: FollowerDeps) => Promise<void>,
): Follower => ({ name, follow: (tx, value, deps) => follow(tx, value as Value, deps) });

/** Announces a value in the transaction `tx`, and resolves when everything that follows is written. */
export type Announce = <Value>(tx: Db, what: Announcement<Value>, value: NoInfer<Value>) => Promise<void>;

/** The function that features are given to announce something. */
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
