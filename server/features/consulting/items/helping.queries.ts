import { sql } from 'drizzle-orm';
import { problemStrengths, problems } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';

/** The ids of the strengths that help with a problem, as a column of its row. */
export const helpingStrengthIds = sql<number[]>`array(select strength_id from ${problemStrengths}
  where problem_id = ${problems}.id order by strength_id)`;

/** Replaces the strengths that help with problems. The caller must have checked that all belong to one company. */
export async function confirmHelp(tx: Db, helped: { id: number; strengthIds: number[] }[]): Promise<void> {
  const ids = helped.map(({ id }) => id);
  await tx.delete(problemStrengths).where(among(problemStrengths.problemId, ids));
  const pairs = helped.flatMap(({ id, strengthIds }) =>
    strengthIds.map((strengthId) => ({ problemId: id, strengthId })),
  );
  if (pairs.length > 0) await tx.insert(problemStrengths).values(pairs);
}
