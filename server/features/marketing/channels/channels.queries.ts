import { and, asc, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Message } from '../../../../shared/message';
import { channelMessages } from '../../../../shared/marketing/channels/messages';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import { marketingMessages } from '../../../../shared/marketing/messages';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { updateVersioned } from '../../../platform/database/rows/versions';
import { onBroken } from '../../../platform/database/rows/violations';
import { type Given, statement } from '../../../platform/database/statement';
import { conflict, notFound } from '../../../platform/http/errors';

const { userId, deletedAt, credentials, ...columns } = getTableColumns(marketingChannels);

type Row = typeof marketingChannels.$inferSelect;

/** A channel without its credentials, with the token of its feed. */
export type ShownChannel = Omit<Row, 'userId' | 'deletedAt' | 'credentials'>;

/** A channel with its encrypted credentials. */
export type SealedChannel = Omit<Row, 'userId' | 'deletedAt'>;

const live = isNull(deletedAt);

const listed = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select({ company: sql`${marketingCompanies.id}`, channel: columns })
    .from(marketingCompanies)
    .leftJoin(marketingChannels, and(eq(columns.marketingCompanyId, marketingCompanies.id), live))
    .where(
      and(
        eq(marketingCompanies.id, company),
        eq(marketingCompanies.userId, owner),
        isNull(marketingCompanies.deletedAt),
      ),
    )
    .orderBy(asc(columns.id)),
);

/** The channels of a company, the oldest first; throws 404 for another owner's company. */
export async function listChannels(db: Db, owner: Owner, company: number): Promise<ShownChannel[]> {
  const rows = await listed(db, { owner, company });
  if (rows.length === 0) throw notFound(marketingMessages['company.missing']);
  return rows.flatMap(({ channel }) => (channel ? [channel] : []));
}

const one = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select(columns)
    .from(marketingChannels)
    .where(and(eq(columns.id, id), eq(userId, owner), live)),
);

/** A channel of this owner; throws 404 for any other. */
export const readChannel = (db: Db, owner: Owner, id: number): Promise<ShownChannel> =>
  oneOf(one(db, { owner, id }), notFound);

const sealed = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({ ...columns, credentials })
    .from(marketingChannels)
    .where(and(eq(columns.id, id), eq(userId, owner), live)),
);

/** A channel with its encrypted credentials, for `openChannel`; undefined for another owner's and for a removed one. */
export async function findOpenChannel(db: Db, owner: Owner, id: number): Promise<SealedChannel | undefined> {
  const [row] = await sealed(db, { owner, id });
  return row;
}

/** Like `findOpenChannel`, but throws 404. */
export const ownedSealed = (db: Db, owner: Owner, id: number): Promise<SealedChannel> =>
  oneOf(sealed(db, { owner, id }), notFound);

/** Marks a channel as needing to be reconnected, with the reason; its publications wait until then. */
export const setReconnect = (tx: Db, channelId: number, problem: Message): PromiseLike<unknown> =>
  tx
    .update(marketingChannels)
    .set({ status: 'reconnect', problem, version: sql`${columns.version} + 1` })
    .where(and(eq(columns.id, channelId), eq(columns.status, 'connected'), live));

/** A company may publish to an account through one channel only. */
const twice = {
  marketing_channels_account: () => conflict(channelMessages['channel.twice']),
};

/** Takes the id of a new channel before it is inserted, because its credentials are encrypted for that id. */
export async function nextChannelId(tx: Db): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('marketing_channels', 'id'))::int as id`,
  );
  return (row as { id: number }).id;
}

export async function insertChannel(tx: Db, channel: typeof marketingChannels.$inferInsert) {
  const [row] = await onBroken(twice, tx.insert(marketingChannels).values(channel).returning(columns));
  return row as ShownChannel;
}

type Changes = Partial<Omit<typeof marketingChannels.$inferInsert, 'id' | 'userId' | 'version'>>;

/** Changes a channel unless it changed since the caller read it; throws 404 when this owner has none. */
export const updateChannel = (db: Db, owner: Owner, id: number, seen: number | undefined, changes: Changes) =>
  updateVersioned<ShownChannel>({
    counter: columns.version,
    seen,
    write: ({ next, fits }) =>
      onBroken(
        twice,
        db
          .update(marketingChannels)
          .set({ ...changes, version: next })
          .where(and(eq(columns.id, id), eq(userId, owner), live, fits))
          .returning(columns),
      ),
    current: () => readChannel(db, owner, id),
  });

/** Removes a channel with its credentials and feed. The row stays, because publications refer to it. */
export const forgetChannel = (tx: Db, owner: Owner, id: number, at: Date): PromiseLike<unknown> =>
  tx
    .update(marketingChannels)
    .set({
      status: 'off',
      credentials: null,
      feedToken: null,
      deletedAt: at,
      updatedAt: at,
      version: sql`${columns.version} + 1`,
    })
    .where(and(eq(columns.id, id), eq(userId, owner), live));

/** Locks a channel, so that no publication can be created for it meanwhile; throws 404 if this owner has none. */
export const lockChannel = (tx: Db, owner: Owner, id: number) =>
  oneOf(
    tx
      .select({ id: columns.id })
      .from(marketingChannels)
      .where(and(eq(columns.id, id), eq(userId, owner), live))
      .for('update'),
    notFound,
  );

/** Locks a company of this owner, and counts its channels; throws 404 when there is none. */
export async function lockCompanyChannels(tx: Db, owner: Owner, company: number): Promise<number> {
  const { id, userId: of, deletedAt: gone } = marketingCompanies;
  await oneOf(
    tx
      .select({ id })
      .from(marketingCompanies)
      .where(and(eq(id, company), eq(of, owner), isNull(gone)))
      .for('no key update'),
    () => notFound(marketingMessages['company.missing']),
  );
  const [row] = await tx
    .select({ count: count() })
    .from(marketingChannels)
    .where(and(eq(columns.marketingCompanyId, company), eq(userId, owner), live));
  return row?.count ?? 0;
}
