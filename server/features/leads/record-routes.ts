import type { Fields } from '../../../shared/acts/tables';
import type { User } from '../../../shared/auth/tables';
import type { Counted, Page } from '../../../shared/list/page';
import { leadMessages } from '../../../shared/leads/messages';
import type { RecordEndpoints } from '../../../shared/leads/record-endpoints';
import type { Act } from '../../platform/acts/act';
import { listChanges } from '../../platform/acts/events.queries';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { StaleRow } from '../../platform/database/rows/stale';
import { AppError, Missing, notFound } from '../../platform/http/errors';
import { type Route, route } from '../../platform/http/route';
import { doing, type LeadDeps } from './record-deps';
import { checkLinks } from './check-links';
import { findKept } from './moved.queries';

/** How the records of one entity are read and written. */
export interface RecordRoutes<Row, Query, Searched> {
  entity: string;
  list: (db: Db, owner: Owner, query: Query) => Promise<Page<Row>>;
  count: (db: Db, owner: Owner, searched: Searched) => Promise<Counted>;
  /** A record of this owner that is not in the bin; throws 404 for any other. */
  read: (db: Db, owner: Owner, id: number) => Promise<Row>;
  /** Completes the fields of a record that is created or changed; `id` is that of one that is changed. */
  complete?: (act: Act, fields: Fields, id?: number) => Promise<Fields>;
}

interface Caller {
  owner: Owner;
  user: User;
}

/** Rethrows an error; a stale row is shown as its readers see it. */
export const staleAs =
  (read: (id: number) => Promise<object>) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof StaleRow)) throw error;
    throw new StaleRow(await read((error.current as { id: number }).id));
  };

/** The routes of an entity's endpoints (`recordEndpoints`). */
export function recordRoutes<Row extends object, Query, Searched>(
  deps: LeadDeps,
  endpoints: RecordEndpoints<Row>,
  records: RecordRoutes<Row, Query, Searched>,
): Route[] {
  return [...readingRoutes(deps, endpoints, records), ...writingRoutes(deps, endpoints, records)];
}

function readingRoutes<Row extends object, Query, Searched>(
  { db }: LeadDeps,
  { count, list, read, history }: RecordEndpoints<Row>,
  records: RecordRoutes<Row, Query, Searched>,
): Route[] {
  return [
    route(count, ({ owner, query }) => records.count(db, owner, query as Searched)),
    route(list, ({ owner, query }) => records.list(db, owner, query as Query)),
    route(read, ({ owner, params: { id } }) =>
      records.read(db, owner, id).catch(async (error: unknown) => {
        const kept = error instanceof Missing && (await findKept(db, owner, records.entity, id));
        throw kept ? new AppError(404, leadMessages['record.merged'], { current: { id: kept } }) : error;
      }),
    ),
    route(history, async ({ owner, params }) => {
      const changes = await listChanges(db, owner, records.entity, params.id);
      // Every record has the change that created it; without one, it is another owner's.
      if (changes.length === 0) throw notFound();
      return changes;
    }),
  ];
}

/** Saves a record in an act of the caller, and answers it as it is then. */
const savingOf =
  <Row extends object>(deps: LeadDeps, entity: string, read: RecordRoutes<Row, never, never>['read']) =>
  async (caller: Caller, kind: string, write: (act: Act) => Promise<{ id: number; wrote: boolean }>) => {
    const { id, act } = await deps.recorder
      .act(deps.db, doing(deps, caller, kind, entity), async (going) => {
        const written = await write(going);
        return { id: written.id, act: written.wrote ? going.doing.act : null };
      })
      .catch(staleAs((stale) => read(deps.db, caller.owner, stale)));
    return { ...(await read(deps.db, caller.owner, id)), act };
  };

function writingRoutes<Row extends object, Query, Searched>(
  deps: LeadDeps,
  { create, update, remove }: RecordEndpoints<Row>,
  { entity, read, complete }: RecordRoutes<Row, Query, Searched>,
): Route[] {
  const save = savingOf(deps, entity, read);
  const completed = async (act: Act, fields: Fields, id?: number) => {
    await checkLinks(act, deps.recorder.kindOf(entity), fields);
    return complete ? complete(act, fields, id) : fields;
  };
  return [
    route(create, ({ body, ...caller }) =>
      save(caller, 'create', async (act) => {
        const [id] = await act.create(entity, [{ fields: await completed(act, body as Fields) }]);
        return { id: id as number, wrote: true };
      }),
    ),
    route(update, ({ body, params: { id }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        const { version, ...fields } = body as Fields & { version?: number };
        const changed = await act.change(entity, [{ id, version, fields: await completed(act, fields, id) }]);
        return { id, wrote: changed.length > 0 };
      }),
    ),
    route(remove, ({ params: { id }, ...caller }) =>
      deps.recorder.act(deps.db, doing(deps, caller, 'delete', entity), async (act) => {
        const removed = await act.remove(entity, [id]);
        if (removed.length === 0) throw notFound();
        return { act: act.doing.act, count: removed.length };
      }),
    ),
  ];
}
