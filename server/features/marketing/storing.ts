import type { Actor } from '../../../shared/acts/tables';
import type { Recorder } from '../../platform/acts/recorder';
import type { Announce } from '../../platform/announcements';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

/** What a job needs to store what it wrote or drew for an account. */
export interface StoringWork {
  db: Db;
  recorder: Recorder;
  now: () => Date;
  announce: Announce;
  owner: Owner;
  actor: Actor;
}
