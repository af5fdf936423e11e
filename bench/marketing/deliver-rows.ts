import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database';

/** Leads of the first company; each has joined its one sequence, of three emails. */
const leads = 10_000;
const steps = 3;
const ago = sql.raw(`now() - (n * 30) * interval '1 minute'`);

const tables = ['leads', 'sequences', 'sequence_steps', 'enrolments', 'messages'];

/**
 * Adds leads, a sequence and its emails to the first company of the first account: a tenth of the leads has answered, and
 * a twentieth is new and not answered.
 */
export async function addDeliveries(db: Db): Promise<void> {
  await db.execute(sql`insert into marketing_leads (user_id, marketing_company_id, company_name, contact_name,
      contact_email, source, status, consent, answered_at, created_at, updated_at)
    select 1, 1, 'Oficina ' || n % 900, 'Persona ' || left(md5(n::text), 6), 'p' || n || '@example.org', 'page',
      case when n % 10 = 0 then 'engaged' when n % 20 = 1 then 'new' else 'contacted' end, 'confirmed',
      case when n % 10 = 0 then ${ago} + interval '1 day' end, ${ago}, ${ago}
    from generate_series(1, ${leads}::int) as n`);
  await db.execute(sql`insert into marketing_sequences (user_id, marketing_company_id, name, status, created_at, updated_at)
    values (1, 1, 'Respuesta', 'on', now(), now())`);
  await db.execute(sql`insert into marketing_sequence_steps (user_id, sequence_id, position, delay)
    select 1, 1, n, (n - 1) * 1440 from generate_series(1, ${steps}::int) as n`);
  await db.execute(sql`insert into marketing_enrolments (user_id, sequence_id, lead_id, status, at)
    select 1, 1, id, case when answered_at is null then 'active' else 'stopped' end, created_at from marketing_leads`);
  await db.execute(sql`insert into marketing_messages (user_id, marketing_company_id, enrolment_id, step_id, lead_id, status,
      due_at, attempted_at, sent_at, message_id)
    select 1, 1, enrolment.id, step.id, enrolment.lead_id, 'sent', at + step.delay * interval '1 minute',
      at + step.delay * interval '1 minute', at + step.delay * interval '1 minute', gen_random_uuid() || '@example.org'
    from marketing_enrolments as enrolment, marketing_sequence_steps as step`);
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(`marketing_${table}`)}`);
}
