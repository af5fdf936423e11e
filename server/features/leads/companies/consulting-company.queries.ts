import { and, eq } from 'drizzle-orm';
import { companies } from '../../../../shared/consulting/tables';
import { leadMessages } from '../../../../shared/leads/messages';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';

/** Keeps a company of CONSULTIA until the link to it is written; throws 404 when this owner has none with this id. */
export async function holdConsultingCompany(tx: Db, owner: Owner, given: unknown): Promise<void> {
  if (typeof given !== 'number') return;
  const { id, userId } = companies;
  const own = tx
    .select({ id })
    .from(companies)
    .where(and(eq(id, given), eq(userId, owner)));
  await oneOf(own.for('key share'), () => notFound(leadMessages['consulting.missing']));
}
