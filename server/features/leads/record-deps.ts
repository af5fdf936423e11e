import type { User } from '../../../shared/auth/tables';
import type { Actor } from '../../../shared/acts/tables';
import type { Doing } from '../../platform/acts/act';
import type { Announce } from '../../platform/announcements';
import type { Recorder } from '../../platform/acts/recorder';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import type { Jobs } from '../../platform/jobs/jobs';

/** What the routes of LEADMANAGER need. */
export interface LeadDeps {
  db: Db;
  jobs: Jobs;
  recorder: Recorder;
  announce: Announce;
  now: () => Date;
}

/** A signed-in person at a screen. */
export const person = ({ id, name }: User): Actor => ({ kind: 'person', id, name, via: 'screen' });

/** The start of an act of the calling person. */
export const doing = (
  { now, announce }: Pick<LeadDeps, 'now' | 'announce'>,
  { owner, user }: { owner: Owner; user: User },
  kind: string,
  entity: string,
): Doing => ({ owner, actor: person(user), kind, entity, at: now(), announce });
