import type { Entity, Written } from '../../../shared/acts/entities';
import { leadMessages } from '../../../shared/leads/messages';
import type { RecordEndpoints } from '../../../shared/leads/record-endpoints';
import type { Counted, Page } from '../../../shared/list/page';
import type { RecordKind } from '../../platform/acts/record-kind';
import type { RecordDeps } from '../../platform/acts/record-deps';
import { changesWith } from '../../platform/acts/events.queries';
import {
  type Complete,
  historyRoute,
  inTurn,
  type RecordWrites,
  type WritingEndpoints,
  writingRoutes,
} from '../../platform/acts/record.routes';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { AppError, Missing } from '../../platform/http/errors';
import { type Route, route } from '../../platform/http/route';
import { checkLinks } from './check-links';
import { holdMember } from './members.queries';
import { findKept, mergedNames } from './moved.queries';

/** How the records of one entity are read and written. */
export interface RecordRoutes<Row, Of extends Entity, Query, Searched>
  extends Pick<RecordWrites<Row, Of>, 'entity' | 'read'> {
  /** What completes and checks fields that are written, in this order; their links are checked before. */
  completes?: readonly Complete<Of>[];
  list: (db: Db, owner: Owner, query: Query) => Promise<Page<Row>>;
  count: (db: Db, owner: Owner, searched: Searched) => Promise<Counted>;
}

/** The routes of an entity's endpoints (`recordEndpoints`). */
export function recordRoutes<Row extends object, Of extends Entity, Query, Searched>(
  deps: RecordDeps,
  endpoints: RecordEndpoints<Row> & WritingEndpoints<Row, Written<Of>>,
  records: RecordRoutes<Row, Of, Query, Searched>,
): Route[] {
  const { entity, completes = [] } = records;
  return [
    ...readingRoutes(deps, endpoints, records),
    ...writingRoutes(deps, endpoints, {
      ...records,
      complete: inTurn(checkingLinks(deps.recorder.kindOf(entity)), ...completes),
    }),
  ];
}

const checkingLinks =
  <Of extends Entity>(kind: RecordKind<Of>): Complete<Of> =>
  async (act, fields) => {
    await checkLinks(act, kind, fields);
    if ('assigneeId' in fields) await holdMember(act.tx, act.doing.owner, fields.assigneeId);
    return fields;
  };

const listLeadChanges = changesWith(mergedNames);

function readingRoutes<Row extends object, Query, Searched>(
  deps: RecordDeps,
  endpoints: RecordEndpoints<Row>,
  records: Omit<RecordRoutes<Row, Entity, Query, Searched>, 'completes'>,
): Route[] {
  const { db } = deps;
  const { count, list, read } = endpoints;
  return [
    route(count, ({ owner, query }) => records.count(db, owner, query as Searched)),
    route(list, ({ owner, query }) => records.list(db, owner, query as Query)),
    route(read, ({ owner, params: { id } }) =>
      records.read(db, owner, id).catch(async (error: unknown) => {
        const kept = error instanceof Missing && (await findKept(db, owner, records.entity, id));
        throw kept ? new AppError(404, leadMessages['record.merged'], { current: { id: kept } }) : error;
      }),
    ),
    historyRoute(deps, endpoints, records.entity, listLeadChanges),
  ];
}
