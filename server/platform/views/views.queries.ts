import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { say } from '../../../shared/message';
import { viewMessages } from '../../../shared/views/messages';
import { mostViews, type viewChanges } from '../../../shared/views/schemas';
import { savedViews } from '../../../shared/views/tables';
import type { SavedView } from '../../../shared/views/view';
import type { Db } from '../database/database';
import { oneOf } from '../database/rows/one-of';
import type { Owner } from '../database/rows/owner';
import { type Given, statement } from '../database/statement';
import { conflict, notFound } from '../http/errors';

const { userId, feature, createdAt: _created, ...columns } = getTableColumns(savedViews);

/** Whose views, and of which feature. */
interface Whose {
  owner: Owner;
  feature: string;
}

const ofFeature = (whose: Whose) => and(eq(userId, whose.owner), eq(feature, whose.feature));

const all = statement((db, whose: Given<{ owner: Owner; feature: string }>) =>
  db
    .select(columns)
    .from(savedViews)
    .where(and(eq(userId, whose.owner), eq(feature, whose.feature)))
    .orderBy(asc(columns.list), asc(columns.place), asc(columns.id)),
);

/** The views of a feature's lists, in the order of each list. */
export const listViews = (db: Db, whose: Whose): PromiseLike<SavedView[]> =>
  all(db, { owner: whose.owner, feature: whose.feature });

/** A list has one default view: unmarks its other views. */
const keepOneDefault = (tx: Db, whose: Whose, { id, list }: SavedView) =>
  tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(ofFeature(whose), eq(savedViews.list, list), ne(savedViews.id, id), savedViews.isDefault));

type NewView = Pick<SavedView, 'list' | 'name' | 'query'> & z.output<typeof viewChanges>;

/** Adds a view, at the end of its list unless it states a position; throws 409 above the limit. */
export const insertView = (db: Db, whose: Whose, view: NewView): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const known = await listViews(tx, whose);
    if (known.length >= mostViews) throw conflict(say(viewMessages['view.most'], { max: mostViews }));
    const places = known.filter(({ list }) => list === view.list).map(({ place }) => place);
    const [row] = await tx
      .insert(savedViews)
      .values({ place: Math.max(-1, ...places) + 1, ...view, userId: whose.owner, feature: whose.feature })
      .returning(columns);
    if (view.isDefault) await keepOneDefault(tx, whose, row as SavedView);
    return row as SavedView;
  });

const missing = () => notFound(viewMessages['view.missing']);

/** Changes a view; throws 404 for another account's. */
export const updateView = (
  db: Db,
  whose: Whose,
  id: number,
  changes: z.output<typeof viewChanges>,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const isIt = and(ofFeature(whose), eq(savedViews.id, id));
    // Always writes a column, so that the row is returned.
    const set = { id: sql`${savedViews.id}`, ...changes };
    const row = await oneOf(tx.update(savedViews).set(set).where(isIt).returning(columns), missing);
    if (changes.isDefault) await keepOneDefault(tx, whose, row);
    return row;
  });

/** Deletes a view; throws 404 for another account's. */
export async function deleteView(db: Db, whose: Whose, id: number): Promise<null> {
  const isIt = and(ofFeature(whose), eq(savedViews.id, id));
  await oneOf(db.delete(savedViews).where(isIt).returning({ id: savedViews.id }), missing);
  return null;
}
