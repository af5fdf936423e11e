import { type SQL, sql } from 'drizzle-orm';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import { readRows } from '../../../platform/database/rows/read-rows';
import type { Owner } from '../../../platform/database/rows/owner';

/** Between two cards that were spaced anew; it can be halved some sixty times. */
const gap = 1_024;

/** The positions of a card and of the next one in the order of the board; without the card, of the first one. */
async function neighbours(tx: Db, inStage: SQL, after: number | null) {
  const [row] = await readRows<{ above: number | null; below: number | null }>(
    tx,
    sql`with above as (select position, id from ${crmOpportunities} where id = ${after}::int and ${inStage})
      select (select position from above) as above, (
        select card.position from ${crmOpportunities} as card
        where ${inStage} and (not exists (select from above) or (card.position, card.id) > (select position, id from above))
        order by card.position, card.id limit 1) as below`,
  );
  return row ?? { above: null, below: null };
}

/** Spaces the cards of a stage evenly in their order; their versions stay, because nobody moved them. */
const spaceAnew = (tx: Db, inStage: SQL) =>
  tx.execute(
    sql`update ${crmOpportunities} as card set position = placed.place * ${gap}::float8
      from (select id, row_number() over (order by position, id) as place from ${crmOpportunities}
        where ${inStage}) as placed
      where card.id = placed.id and card.position <> placed.place * ${gap}::float8`,
  );

/**
 * The position below a card of a stage, or on top of it without one: halfway to the next card, so that no other card is
 * written. Where two cards are so close that nothing is between them, all cards of the stage are spaced anew.
 */
export async function positionBelow(
  tx: Db,
  owner: Owner,
  stageId: number,
  { after, except }: { after: number | null; except: number | null },
): Promise<number> {
  const inStage = sql`user_id = ${owner} and stage_id = ${stageId} and deleted_at is null and id is distinct from ${except}::int`;
  const place = async (): Promise<number | undefined> => {
    const { above, below } = await neighbours(tx, inStage, after);
    if (above === null) return below === null ? 0 : below - 1;
    if (below === null) return above + 1;
    const middle = (above + below) / 2;
    return middle > above && middle < below ? middle : undefined;
  };
  const found = await place();
  if (found !== undefined) return found;
  await spaceAnew(tx, inStage);
  return (await place()) as number;
}
