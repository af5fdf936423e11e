import type { TodayPart } from '../../shared/today/today';
import type { Announce } from './announcements';
import type { Config } from './config';
import type { Db } from './database/database';
import type { Listen } from './database/notices';
import type { Owner } from './database/rows/owner';
import type { Accounts } from './http/access';
import type { Limit, RateLimits } from './http/limits/rate-limits';
import type { Route } from './http/route';
import type { Job } from './jobs/job';
import type { Jobs } from './jobs/jobs';
import type { Logger } from './logger';
import type { Mailer } from './mail/mailer';
import type { Outbound } from './outbound/outbound';
import type { Passport } from './sessions';
import type { FeatureTools } from './tools/feature-tools';
import type { Invoke } from './tools/invoke';

/** All data that an account has stored, by feature name; a long list is an async iterable. */
export type CollectData = (owner: Owner) => Promise<Record<string, unknown>>;

/** What each feature knows of what waits for an account at a time. */
export type ReadToday = (owner: Owner, now: Date) => Promise<TodayPart[]>;

/** The dependencies that the server passes to a feature when it opens it. */
export interface FeatureDeps {
  config: Config;
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  logger: Logger;
  now: () => Date;
  /** Calls other servers; nothing else may. */
  outbound: Outbound;
  announce: Announce;
  listen: Listen;
  passport: Passport;
  /** Clears this instance's cache of callers; call it after an account or a token has changed. */
  forgetCallers: () => void;
  /** For the download of an account's data: collects the parts of all features. */
  collectData: CollectData;
  /** Reads what waits for an account, of all features. */
  readToday: ReadToday;
  /** Calls an endpoint for whoever called another one. */
  invoke: Invoke;
  /** The tools of all features. */
  tools: readonly FeatureTools[];
}

/** The dependencies that the server passes to a job. */
export interface WorkDeps {
  config: Config;
  db: Db;
  jobs: Jobs;
  logger: Logger;
  mailer: Mailer;
  now: () => Date;
  outbound: Outbound;
  announce: Announce;
  /** Calls an endpoint for whoever began the job, with what they may do now. */
  invoke: Invoke;
  /** The tools of all features. */
  tools: readonly FeatureTools[];
}

/** The routes of an open feature, and how to close it. */
export interface Served {
  routes: Route[];
  /** Ends the feature's background work when the server stops. */
  close?: () => Promise<void>;
}

/** What the settings of the server mean for the pages that the build has rendered. */
export interface PageSettings {
  /** Chooses among the renderings of a page: only those with these values are served. */
  flags: Record<string, boolean>;
  /** Texts by the placeholder that they replace. */
  texts: Record<string, string>;
  /** Answers by URL that no request can change; every page with an app knows them from the start. */
  answers: Record<string, unknown>;
}

/** A kind of row that is deleted some time after it expires. */
export interface Expiring {
  name: string;
  /** Days from expiry to deletion. */
  keptDays: number;
  /** Deletes the rows that had expired at `before`; announces the consequences to other features. */
  remove: (db: Db, before: Date, announce: Announce) => PromiseLike<unknown>;
}

/** Provided by the one feature that stores the accounts. */
export interface AccountKeeper {
  accounts: (db: Db, now: () => Date) => Accounts;
  /** Resolves to the function that creates the demo account, or to undefined when the account exists. */
  prepareDemo: (db: Db) => Promise<((tx: Db) => Promise<Owner>) | undefined>;
}

/**
 * Everything that the server must know about a feature. The statement loads no heavy package: the job or worker that
 * runs a renderer or parser imports it, or it is imported at first use.
 */
export interface Feature {
  name: string;
  /** Its rooms (subfolders); each may import the earlier ones and the feature's root. */
  rooms?: readonly string[];
  /** The rooms of its screens, if the client needs another order than the server. */
  screens?: readonly string[];
  /** Starts the feature, which runs until `close`; it may warm up here. */
  open?: (deps: FeatureDeps) => Served;
  pageSettings?: (config: Config) => PageSettings;
  jobs?: readonly Job<WorkDeps>[];
  limits?: readonly Limit[];
  expires?: readonly Expiring[];
  /** The feature's part of the download of an account's data, by name. */
  accountData?: (db: Db, owner: Owner) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** What of the feature waits for an account at a time, and its first steps; reads them in one statement. */
  today?: (db: Db, owner: Owner, now: Date) => Promise<TodayPart>;
  /** What sentences and programs can read and do by name. */
  tools?: FeatureTools;
  /**
   * Creates the feature's demo data in the transaction that creates the demo account; may announce them to other
   * features.
   */
  seedDemo?: (tx: Db, owner: Owner, announce: Announce) => Promise<void>;
  accountKeeper?: AccountKeeper;
}
