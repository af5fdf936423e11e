import type { Config } from './config';
import type { Db } from './database/database';
import type { Owner } from './database/rows/owner';
import type { Accounts } from './http/access';
import type { Limit, RateLimits } from './http/rate-limits';
import type { Route } from './http/route';
import type { Job } from './jobs/job';
import type { Jobs } from './jobs/jobs';
import type { Logger } from './logger';
import type { Mailer } from './mail/mailer';
import type { Passport } from './sessions';

/** Everything that an account has stored, by the name of its feature; what is long as an async iterable. */
export type CollectData = (owner: Owner) => Promise<Record<string, unknown>>;

/** What the house hands to a feature that it opens. */
export interface FeatureDeps {
  config: Config;
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  logger: Logger;
  now: () => Date;
  passport: Passport;
  /** For the download of an account's data: what all features hold. */
  collectData: CollectData;
}

/** What the house hands to a job. */
export interface WorkDeps {
  config: Config;
  db: Db;
  jobs: Jobs;
  logger: Logger;
  mailer: Mailer;
  now: () => Date;
}

/** What a feature serves once it is open. */
export interface Served {
  routes: Route[];
  /** Ends what the feature keeps at work, when the server stops. */
  close?: () => Promise<void>;
}

/** Rows that are of no use after their time. */
export interface Expiring {
  name: string;
  /** How long they are kept after that. */
  keptDays: number;
  /** Removes those whose time was over at `before`. */
  remove: (db: Db, before: Date) => PromiseLike<unknown>;
}

/** Given by the one feature that keeps the accounts. */
export interface AccountKeeper {
  accounts: (db: Db, now: () => Date) => Accounts;
  /** What makes the demo account; undefined when it is there. */
  prepareDemo: (db: Db) => Promise<((tx: Db) => Promise<Owner>) | undefined>;
}

/**
 * All that the house must know of a feature. Stating it loads nothing heavy: renderers and parsers are imported by the
 * job or the worker that runs them, or at their first use.
 */
export interface Feature {
  name: string;
  /** Its rooms, each of which may import the earlier ones and the feature's root. */
  rooms?: readonly string[];
  /** Serves from here on, until `close`; here a feature may begin to warm up. */
  open?: (deps: FeatureDeps) => Served;
  jobs?: readonly Job<WorkDeps>[];
  limits?: readonly Limit[];
  expires?: readonly Expiring[];
  /** Its part of the download of an account's data, by name. */
  accountData?: (db: Db, owner: Owner) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Fills the demo account, within the transaction that makes it. */
  seedDemo?: (tx: Db, owner: Owner) => Promise<void>;
  accountKeeper?: AccountKeeper;
}
