import { and, eq, sql } from 'drizzle-orm';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import { marketingSequences } from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** Refusals running that pause a sequence. */
const most = 5;

const { id, userId, refusals, status, problem } = marketingSequences;
const one = (owner: Owner, sequence: number) => and(eq(id, sequence), eq(userId, owner));

/** Counts a refusal of the mail server; the fifth running pauses the sequence. */
export async function countRefusal(tx: Db, owner: Owner, sequence: number, now: Date): Promise<void> {
  const pauses = sql`${refusals} + 1 >= ${most} and ${status} = 'on'`;
  await tx
    .update(marketingSequences)
    .set({
      refusals: sql`${refusals} + 1`,
      status: sql`case when ${pauses} then 'paused' else ${status} end`,
      problem: sql`case when ${pauses} then ${sequenceMessages['paused.refusals']} else ${problem} end`,
      updatedAt: now,
    })
    .where(one(owner, sequence));
}

/** Begins to count anew, because a mail was accepted. */
export async function forgetRefusals(tx: Db, owner: Owner, sequence: number): Promise<void> {
  await tx
    .update(marketingSequences)
    .set({ refusals: 0 })
    .where(and(one(owner, sequence), sql`${refusals} > 0`));
}
