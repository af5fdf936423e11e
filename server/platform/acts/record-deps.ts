import type { Entity } from '../../../shared/acts/entities';
import type { Actor } from '../../../shared/acts/tables';
import type { User } from '../../../shared/auth/tables';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { Jobs } from '../jobs/jobs';
import type { Doing, UndoDoing } from './act';
import type { Recorder } from './recorder';

/** The dependencies of the routes of recorded entities. */
export interface RecordDeps {
  db: Db;
  jobs: Jobs;
  recorder: Recorder;
  announce: Announce;
  now: () => Date;
}

/** A signed-in person at a screen. */
export const person = ({ id, name }: Pick<User, 'id' | 'name'>): Actor => ({
  kind: 'person',
  id,
  name,
  via: 'screen',
});

/** Who writes records; `request` is the proposal that the call carries out, if it does. */
export interface RecordCaller {
  owner: Owner;
  user: User;
  request?: string | undefined;
}

/** The start of an act by which the calling person undoes another one. */
export const undoing = (
  { now, announce }: Pick<RecordDeps, 'now' | 'announce'>,
  { owner, user, request }: RecordCaller,
): UndoDoing => ({ owner, actor: person(user), kind: 'undo', at: now(), announce, request });

/** The start of an act of the calling person. */
export const doing = (
  { now, announce }: Pick<RecordDeps, 'now' | 'announce'>,
  { owner, user, request }: RecordCaller,
  kind: string,
  entity: Entity,
): Doing => ({ owner, actor: person(user), kind, entity, at: now(), announce, request });
