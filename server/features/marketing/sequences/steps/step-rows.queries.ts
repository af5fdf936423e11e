import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { SequenceStepInput } from '../../../../../shared/marketing/sequences/schemas';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

const table = marketingSequenceSteps;
const of = (owner: Owner, sequence: number) => and(eq(table.userId, owner), eq(table.sequenceId, sequence));

/** The steps of a sequence in their order. */
export const listSteps = (tx: Db, owner: Owner, sequence: number) =>
  tx.select().from(table).where(of(owner, sequence)).orderBy(asc(table.position));

/** Puts steps in the place of those before; a step with an id stays the same one. */
export async function replaceSteps(
  tx: Db,
  owner: Owner,
  sequence: number,
  steps: readonly SequenceStepInput[],
): Promise<void> {
  const kept = steps.flatMap(({ id }) => id ?? []);
  const others = kept.length > 0 ? notInArray(table.id, kept) : undefined;
  await tx.delete(table).where(and(of(owner, sequence), others));
  // Out of the way of the places that are given anew.
  await tx
    .update(table)
    .set({ position: sql`-1 - ${table.position}` })
    .where(of(owner, sequence));
  for (const [position, { id, ...step }] of steps.entries()) {
    if (id === undefined) {
      await tx.insert(table).values({ ...step, position, userId: owner, sequenceId: sequence });
    } else {
      await tx
        .update(table)
        .set({ ...step, position })
        .where(and(of(owner, sequence), eq(table.id, id)));
    }
  }
}

/** The mails that wait for another try and whose step was removed. */
export async function listStepless(tx: Db, owner: Owner, sequence: number): Promise<number[]> {
  const rows = await tx
    .select({ id: marketingMessages.id })
    .from(marketingMessages)
    .innerJoin(marketingEnrolments, eq(marketingEnrolments.id, marketingMessages.enrolmentId))
    .where(
      and(
        eq(marketingMessages.userId, owner),
        eq(marketingEnrolments.sequenceId, sequence),
        isNull(marketingMessages.stepId),
        inArray(marketingMessages.status, ['due', 'soft']),
      ),
    );
  return rows.map(({ id }) => id);
}
