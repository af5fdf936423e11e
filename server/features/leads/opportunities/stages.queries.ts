import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Language } from '../../../../shared/languages';
import type { Stage } from '../../../../shared/leads/opportunities/endpoints';
import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import { firstStages } from '../../../../shared/leads/opportunities/scales';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { stageNames } from '../../../../shared/leads/opportunities/stage-names';
import { lockAlone } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';

const { userId: _owner, ...columns } = getTableColumns(crmStages);

const isOwn = (owner: Owner, id: number) => and(eq(crmStages.userId, owner), eq(crmStages.id, id));
const stageMissing = () => notFound(opportunityMessages['stage.missing']);

const listKnown = (db: Db, owner: Owner): PromiseLike<Stage[]> =>
  db
    .select(columns)
    .from(crmStages)
    .where(eq(crmStages.userId, owner))
    .orderBy(asc(crmStages.place), asc(crmStages.id));

/** The stages of an account in their order; an account without any gets the first ones. */
export async function listStages(db: Db, owner: Owner, language: Language): Promise<Stage[]> {
  const known = await listKnown(db, owner);
  if (known.length > 0) return known;
  return db.transaction(async (tx) => {
    await lockAlone(tx, owner);
    const made = await listKnown(tx, owner);
    if (made.length > 0) return made;
    const rows = firstStages.map(({ code, ...stage }, place) => ({
      ...stage,
      place,
      name: stageNames[language][code],
      userId: owner,
    }));
    return tx.insert(crmStages).values(rows).returning(columns);
  });
}

export const ownedStage = (db: Db, owner: Owner, id: number): Promise<Stage> =>
  oneOf(db.select(columns).from(crmStages).where(isOwn(owner, id)), stageMissing);

export const updateStage = (
  db: Db,
  owner: Owner,
  id: number,
  changes: Partial<Pick<Stage, 'name' | 'probability' | 'staleDays' | 'place'>>,
): Promise<Stage> =>
  Object.keys(changes).length === 0
    ? ownedStage(db, owner, id)
    : oneOf(db.update(crmStages).set(changes).where(isOwn(owner, id)).returning(columns), stageMissing);

/** Inserts an open stage before Won and Lost. */
export async function insertStage(
  tx: Db,
  owner: Owner,
  stage: Pick<Stage, 'name' | 'probability' | 'staleDays'>,
): Promise<Stage> {
  const all = await listKnown(tx, owner);
  const place = all.filter(({ outcome }) => outcome === 'open').length;
  await tx
    .update(crmStages)
    .set({ place: sql`${crmStages.place} + 1` })
    .where(and(eq(crmStages.userId, owner), sql`${crmStages.outcome} <> 'open'`));
  const [row] = await tx
    .insert(crmStages)
    .values({ ...stage, outcome: 'open', place, userId: owner })
    .returning(columns);
  return row as Stage;
}

export const deleteStage = (tx: Db, owner: Owner, id: number): PromiseLike<unknown> =>
  tx.delete(crmStages).where(isOwn(owner, id));

/** The opportunities of a stage, those in the bin too. */
export async function listIdsInStage(tx: Db, owner: Owner, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: crmOpportunities.id })
    .from(crmOpportunities)
    .where(and(eq(crmOpportunities.userId, owner), eq(crmOpportunities.stageId, id)))
    .orderBy(crmOpportunities.id);
  return rows.map((row) => row.id);
}

/** Copies what opportunities take from their stages after a stage has changed. */
export const followStages = (tx: Db, owner: Owner): PromiseLike<unknown> =>
  tx.execute(
    sql`update ${crmOpportunities} set stage_place = stage.place,
        chance = coalesce(${crmOpportunities.probability}, stage.probability)
      from ${crmStages} as stage
      where stage.id = ${crmOpportunities.stageId} and ${eq(crmOpportunities.userId, owner)}
        and (stage_place, chance) is distinct from
          (stage.place, coalesce(${crmOpportunities.probability}, stage.probability))`,
  );
