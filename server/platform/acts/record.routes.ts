import type { z } from 'zod';
import type { Change, Done, Saved } from '../../../shared/acts/record';
import type { Entity, Written } from '../../../shared/acts/entities';
import type { BodyKind, Schema } from '../../../shared/http/body';
import type { Endpoint } from '../../../shared/http/endpoint';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { StaleRow } from '../database/rows/stale';
import { notFound } from '../http/errors';
import { type Route, route } from '../http/route';
import type { Act } from './act';
import { listChanges } from './events.queries';
import { doing, type RecordCaller, type RecordDeps } from './record-deps';

type OfRecord<
  Values extends Schema,
  Answer,
  Kind extends BodyKind,
  Path extends string = `${string}/:id`,
> = Endpoint<Path, Values, undefined, Answer, 'signedIn', Kind, false>;

/** The endpoints that write the records of an entity and read their changes; `Given` are the fields of a form. */
export interface WritingEndpoints<Row, Given = unknown> {
  create: Endpoint<string, z.ZodType<Given>, undefined, Saved<Row>, 'signedIn', 'json', false>;
  update: OfRecord<z.ZodType<Given & Seen>, Saved<Row>, 'json'>;
  remove: OfRecord<undefined, Done, 'none'>;
  history: OfRecord<undefined, Change[], 'none', `${string}/:id/history`>;
}

/** The version of a record that the caller read. */
interface Seen {
  version?: number | undefined;
}

/**
 * Completes or checks the fields of a record to create or change; `id` is set for a change. The form may have more
 * fields than the record.
 */
export type Complete<Of extends Entity, Given = Written<Of>> = (
  act: Act,
  fields: Given,
  id?: number,
) => Promise<Written<Of>>;

/** Runs several completions in order; each receives the result of the one before. */
export const inTurn =
  <Of extends Entity>(...steps: readonly Complete<Of>[]): Complete<Of> =>
  async (act, given, id) => {
    let fields = given;
    for (const step of steps) fields = await step(act, fields, id);
    return fields;
  };

/** How the records of an entity are written. */
export interface RecordWrites<Row, Of extends Entity, Given = Written<Of>> {
  entity: Of;
  /** A record of this owner that is not in the bin; throws 404 for any other. */
  read: (db: Db, owner: Owner, id: number) => Promise<Row>;
  complete: Complete<Of, Given>;
}

/** Rethrows an error; a stale row is converted to the form that its readers see. */
export const staleAs =
  (read: (id: number) => Promise<object>) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof StaleRow)) throw error;
    throw new StaleRow(await read((error.current as { id: number }).id));
  };

/** Saves a record in an act of the caller and returns its new state; `act` is null when nothing was written. */
export const savingOf =
  <Row extends object>(
    deps: RecordDeps,
    { entity, read }: Pick<RecordWrites<Row, Entity>, 'entity' | 'read'>,
  ) =>
  async (
    caller: RecordCaller,
    kind: string,
    write: (act: Act) => Promise<{ id: number; wrote: boolean }>,
  ): Promise<Saved<Row>> => {
    const { id, act } = await deps.recorder
      .act(deps.db, doing(deps, caller, kind, entity), async (going) => {
        const written = await write(going);
        return { id: written.id, act: written.wrote ? going.doing.act : null };
      })
      .catch(staleAs((stale) => read(deps.db, caller.owner, stale)));
    return { ...(await read(deps.db, caller.owner, id)), act };
  };

/** The route for a record's changes; `list` adds the origin that only the feature knows. */
export const historyRoute = <Row>(
  { db }: RecordDeps,
  { history }: Pick<WritingEndpoints<Row>, 'history'>,
  entity: Entity,
  list: typeof listChanges = listChanges,
): Route =>
  route(history, async ({ owner, params }) => {
    const changes = await list(db, owner, entity, params.id);
    // The creation of a record is its first change, so an empty list means another owner's record.
    if (changes.length === 0) throw notFound();
    return changes;
  });

/** The routes that create, change and remove the records of an entity, each in an act of its own. */
export function writingRoutes<Row extends object, Of extends Entity, Given>(
  deps: RecordDeps,
  { create, update, remove }: Omit<WritingEndpoints<Row, NoInfer<Given>>, 'history'>,
  writes: RecordWrites<Row, Of, Given>,
): Route[] {
  const { entity, complete } = writes;
  const save = savingOf(deps, writes);
  return [
    route(create, ({ body, ...caller }) =>
      save(caller, 'create', async (act) => {
        const [id] = await act.create(entity, [{ fields: await complete(act, body) }]);
        return { id: id as number, wrote: true };
      }),
    ),
    route(update, ({ body, params: { id }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        const { version, ...given } = body;
        const fields = await complete(act, given as Given, id);
        const changed = await act.change(entity, [{ id, version, fields }]);
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
