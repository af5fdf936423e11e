import { and, asc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { accountMessages } from '../../../shared/accounts/messages';
import { say } from '../../../shared/message';
import { viewMessages } from '../../../shared/views/messages';
import { mostViews, type viewChanges } from '../../../shared/views/schemas';
import { savedViews } from '../../../shared/views/tables';
import type { SavedView } from '../../../shared/views/view';
import type { Db } from '../database/database';
import { oneOf } from '../database/rows/one-of';
import type { Owner } from '../database/rows/owner';
import { type Given, statement } from '../database/statement';
import { conflict, forbidden, notFound } from '../http/errors';

const { userId, memberId, feature, createdAt: _created, ...stored } = getTableColumns(savedViews);

const columns = { ...stored, isOwn: sql<boolean>`${memberId} is not null` };

/** Whose views, and of which feature. */
interface Whose {
  owner: Owner;
  member: number;
  /** Whether the member may change the views that everybody sees. */
  mayShare: boolean;
  feature: string;
}

/** The views that a member sees. */
const seenBy = (whose: Whose) =>
  and(eq(userId, whose.owner), eq(feature, whose.feature), or(isNull(memberId), eq(memberId, whose.member)));

/** Throws 403 for what everybody sees, if the member may not change it. */
function requireShare({ mayShare }: Whose, isOwn: boolean | undefined) {
  if (!isOwn && !mayShare) throw forbidden(accountMessages['role.editor'], 'role.short');
}

const all = statement((db, whose: Given<{ owner: Owner; member: number; feature: string }>) =>
  db
    .select(columns)
    .from(savedViews)
    .where(
      and(
        eq(userId, whose.owner),
        eq(feature, whose.feature),
        or(isNull(memberId), eq(memberId, whose.member)),
      ),
    )
    .orderBy(asc(columns.list), asc(columns.place), asc(columns.id)),
);

/** The views of a feature's lists that a member sees, in the order of each list. */
export const listViews = (db: Db, { owner, member, feature: of }: Whose): PromiseLike<SavedView[]> =>
  all(db, { owner, member, feature: of });

/** A list has one default view for everybody, and one for each member: unmarks the others. */
const keepOneDefault = (tx: Db, whose: Whose, { id, list, isOwn }: SavedView) =>
  tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(
      and(
        seenBy(whose),
        isOwn ? eq(memberId, whose.member) : isNull(memberId),
        eq(savedViews.list, list),
        ne(savedViews.id, id),
        savedViews.isDefault,
      ),
    );

type Changes = z.output<typeof viewChanges>;
type NewView = Pick<SavedView, 'list' | 'name' | 'query'> & Changes;

/** The changes as they are stored. */
const storedOf = ({ member }: Whose, { isOwn, ...changes }: Changes) => ({
  ...changes,
  ...(isOwn !== undefined && { memberId: isOwn ? member : null }),
});

/**
 * Adds a view, at the end of its list unless it states a position; throws 409 above the limit, 403 if it may not be
 * everybody's.
 */
export const insertView = (db: Db, whose: Whose, view: NewView): Promise<SavedView> =>
  db.transaction(async (tx) => {
    requireShare(whose, view.isOwn);
    const known = await listViews(tx, whose);
    if (known.length >= mostViews) throw conflict(say(viewMessages['view.most'], { max: mostViews }));
    const places = known.filter(({ list }) => list === view.list).map(({ place }) => place);
    const { list, name, query } = view;
    const [row] = await tx
      .insert(savedViews)
      .values({
        place: Math.max(-1, ...places) + 1,
        ...storedOf(whose, view),
        list,
        name,
        query,
        userId: whose.owner,
        feature: whose.feature,
      })
      .returning(columns);
    if (view.isDefault) await keepOneDefault(tx, whose, row as SavedView);
    return row as SavedView;
  });

const missing = () => notFound(viewMessages['view.missing']);

/** Changes a view; throws 404 for another's, 403 for everybody's if it may not be changed. */
export const updateView = (db: Db, whose: Whose, id: number, changes: Changes): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const isIt = and(seenBy(whose), eq(savedViews.id, id));
    const before = await oneOf(tx.select(columns).from(savedViews).where(isIt).for('update'), missing);
    requireShare(whose, before.isOwn && changes.isOwn !== false);
    // Always writes a column, so that the row is returned.
    const set = { id: sql`${savedViews.id}`, ...storedOf(whose, changes) };
    const row = await oneOf(tx.update(savedViews).set(set).where(isIt).returning(columns), missing);
    if (row.isDefault && (changes.isDefault || changes.isOwn !== undefined))
      await keepOneDefault(tx, whose, row);
    return row;
  });

/** Deletes a view; throws 404 for another's, 403 for everybody's if it may not be changed. */
export const deleteView = (db: Db, whose: Whose, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const isIt = and(seenBy(whose), eq(savedViews.id, id));
    const { isOwn } = await oneOf(tx.delete(savedViews).where(isIt).returning(columns), missing);
    requireShare(whose, isOwn);
    return null;
  });
