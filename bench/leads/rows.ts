import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database';
import { addMarks, addOwnValues, markColumns, marksOf } from './marks';

/** The number of rows of one account. Another account has a tenth as many, so that queries must use the owner. */
export interface Size {
  contacts: number;
  companies: number;
  opportunities: number;
}

const pick = (values: readonly string[], by: string) =>
  sql.raw(`(array['${values.join("','")}'])[1 + (${by}) % ${values.length}]`);

/** The first and last names that the contacts of an account have, each as often as the others. */
export interface Names {
  first: readonly string[];
  last: readonly string[];
}

/** So few that each is a tenth of all: the worst case of a search. */
const fewNames: Names = {
  first: 'Núria|Marta|José|Iñaki|Lucía|Anna|Peter|Chloé|Ángel|Olga|Xènia'.split('|'),
  last: 'García|Pérez|Muñoz|Vila|Smith|Etxeberria|Ruiz|López|Novák|Castro'.split('|'),
};

/**
 * So many that each is as frequent as the most frequent ones of Spain, where García is the first surname of three in a
 * hundred.
 */
export const usualNames: Names = {
  first:
    'Núria|Marta|José|Iñaki|Lucía|Anna|Peter|Chloé|Ángel|Olga|Xènia|Carmen|Manuel|Pilar|Javier|Teresa|Francisco|Elena|Antonio|Rosa|Pablo|Sara|Andrés|Julia|Hugo|Alba|Diego|Irene|Jordi|Raquel|Sergio|Noelia|Tomás'.split(
      '|',
    ),
  last: 'García|Pérez|Muñoz|Vila|Smith|Etxeberria|Ruiz|López|Novák|Castro|Fernández|Gómez|Martín|Jiménez|Hernández|Díaz|Moreno|Álvarez|Romero|Alonso|Gutiérrez|Navarro|Torres|Domínguez|Vázquez|Ramos|Gil|Ramírez|Serrano|Blanco|Molina|Suárez|Ortega'.split(
    '|',
  ),
};

const cities = ['Madrid', 'Girona', 'Bilbao', 'Vigo', 'Sevilla', 'Málaga', 'Lugo'];
const trades = ['Talleres', 'Panadería', 'Clínica', 'Asesoría', 'Viveros', 'Imprenta', 'Logística'];
const works = ['Web', 'Tienda', 'Auditoría', 'Formación', 'Automatización', 'Mantenimiento'];

/** A value in seven of ten rows. */
const often = (value: ReturnType<typeof sql>) => sql`case when n % 10 < 7 then ${value} end`;
const ago = (every: string) => sql.raw(`now() - ((n * 7919) % 525600) * interval '${every}'`);

/** Adds two accounts with their stages: six open ones, won and lost. */
export async function addAccounts(db: Db): Promise<void> {
  await db.execute(sql`insert into users (username, password, name, email)
    select 'bench' || n, '-', 'Bench', 'bench' || n || '@example.org' from generate_series(1, 2) as n`);
  await db.execute(sql`insert into auth_tokens (token_hash, user_id, session_id, expires_at)
    select encode(sha256(convert_to(md5('bench-' || n), 'UTF8')), 'hex'), n, 'bench-' || n, now() + interval '14 days'
    from generate_series(1, 2) as n`);
  await db.execute(sql`insert into crm_stages (user_id, name, outcome, probability, stale_days, place)
    select n, name, outcome, probability, stale, place
    from generate_series(1, 2) as n, (values ('New enquiry', 'open', 5, 3, 0), ('Qualified', 'open', 20, 14, 1),
      ('Diagnosis', 'open', 40, 21, 2), ('Proposal sent', 'open', 60, 14, 3), ('Negotiation', 'open', 80, 14, 4),
      ('Won', 'won', 100, null, 5), ('Lost', 'lost', 0, null, 6)) as stage (name, outcome, probability, stale, place)
    order by n, place`);
  await addMarks(db);
}

const tables = [
  'companies',
  'contacts',
  'contact_points',
  'opportunities',
  'field_values',
  'communications',
  'tasks',
];

/** Fills empty tables for both accounts, with twice as many communications and half as many tasks as contacts. */
export async function addRows(db: Db, size: Size, names = fewNames): Promise<void> {
  await addRowsOf(db, 1, size, names);
  const tenth = (count: number) => Math.ceil(count / 10);
  await addRowsOf(
    db,
    2,
    {
      contacts: tenth(size.contacts),
      companies: tenth(size.companies),
      opportunities: tenth(size.opportunities),
    },
    names,
  );
  await addOwnValues(db);
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(`crm_${table}`)}`);
}

const series = (count: number) => sql`generate_series(1, ${count}::int) as n`;

/** The id of the nth row (or of row `by`) of an account in a table where it has `count` rows. */
const idOf = (owner: number, table: string, count: number, by = sql`n`) =>
  sql`(select min(id) from ${sql.identifier(table)} where user_id = ${owner}) + ${by} % ${count}::int`;

async function addRowsOf(db: Db, owner: number, size: Size, names: Names) {
  await addCompanies(db, owner, size);
  await addContacts(db, owner, size, names);
  await addOpportunities(db, owner, size);
  await addActivity(db, owner, size);
}

async function addCompanies(db: Db, owner: number, { companies }: Size) {
  await db.execute(sql`insert into crm_companies (user_id, name, domain, phone, tax_id, industry, size_band, city, lifecycle,
      contact_count, open_deals, open_amount, last_contacted_at, created_at, updated_at, ${markColumns})
    select ${owner}::int, ${pick(trades, 'n')} || ' ' || left(md5(n::text), 6), ${often(sql`left(md5(n::text), 9) || '.example'`)},
      null, ${often(sql`'B' || lpad(n::text, 8, '0')`)}, ${often(pick(trades, 'n * 3'))}, null, ${often(pick(cities, 'n'))},
      ${pick(['lead', 'prospect', 'customer', 'former', 'partner'], 'n')}, n % 9, n % 4, (n % 4) * 100000,
      ${often(ago('1 minute'))}, ${ago('1 minute')}, ${ago('1 minute')}, ${marksOf(owner, 'company')} from ${series(companies)}`);
}

async function addContacts(db: Db, owner: number, { contacts, companies }: Size, names: Names) {
  await db.execute(sql`insert into crm_contacts (user_id, first_name, last_name, job_title, company_id, company_name, status, source,
      city, email, emails, phone, phone_digits, last_contacted_at, next_task_at, created_at, updated_at, ${markColumns})
    select ${owner}::int, ${pick(names.first, 'n')}, ${pick(names.last, 'n * 7 / 3')} || ' ' || left(md5(n::text), 5),
      ${often(sql`'Gerente'`)}, firm.id, firm.name, ${pick(['new', 'working', 'qualified', 'customer', 'disqualified'], 'n')},
      ${pick(['website', 'referral', 'event', 'outbound'], 'n')}, ${pick(cities, 'n')},
      ${often(sql`'p' || n || '@' || left(md5(n::text), 5) || '.example'`)}, ${often(sql`'p' || n || '@' || left(md5(n::text), 5) || '.example'`)},
      ${often(sql`'+346' || lpad(n::text, 8, '0')`)}, ${often(sql`'346' || lpad(n::text, 8, '0')`)},
      ${often(ago('1 minute'))}, case when n % 3 = 0 then now() + ((n * 31) % 43200) * interval '1 minute' end,
      ${ago('1 minute')}, ${ago('1 minute')}, ${marksOf(owner, 'contact')}
    from ${series(contacts)} left join crm_companies as firm on firm.id = ${idOf(owner, 'crm_companies', companies)} and n % 10 < 7`);
  await db.execute(sql`insert into crm_contact_points (user_id, contact_id, kind, value, normalised, label, is_primary, is_shared)
    select user_id, id, 'email', email, email, 'work', true, false from crm_contacts where user_id = ${owner} and email is not null`);
}

/** The path of an opportunity: all open stages up to its own. */
const path = sql`(select jsonb_agg(jsonb_build_object('stageId', past.id, 'at', ${ago('1 minute')} + past.place * interval '1 day')
    order by past.place) from crm_stages as past
  where past.user_id = stage.user_id and (past.place < stage.place and past.outcome = 'open' or past.id = stage.id))`;

async function addOpportunities(db: Db, owner: number, { contacts, companies, opportunities }: Size) {
  await db.execute(sql`insert into crm_opportunities (user_id, title, company_id, company_name, contact_id, stage_id, amount, currency,
      probability, expected_close, closed_at, lost_reason, source, position, stage_entered_at, path, outcome, stage_place, chance,
      next_task_at, created_at, updated_at, ${markColumns})
    select ${owner}::int, ${pick(works, 'n')} || ' ' || left(md5(n::text), 5), firm.id, firm.name, ${idOf(owner, 'crm_contacts', contacts)},
      stage.id, ${often(sql`(n * 7919 % 3000000)::bigint`)}, case when n % 20 = 0 then 'USD' else 'EUR' end,
      case when n % 5 = 0 then n % 101 end, ${often(sql`current_date + (n % 400 - 100)`)},
      case when stage.outcome <> 'open' then ${ago('1 minute')} end, case when stage.outcome = 'lost' then ${pick(['price', 'time', 'rival'], 'n')} end,
      'referral', n, ${ago('1 minute')}, ${path}, stage.outcome, stage.place, stage.probability,
      case when n % 3 = 0 then now() + ((n * 31) % 43200) * interval '1 minute' end, ${ago('1 minute')}, ${ago('1 minute')}, ${marksOf(owner, 'opportunity')}
    from ${series(opportunities)}
      join crm_stages as stage on stage.user_id = ${owner} and stage.place = n % 7
      left join crm_companies as firm on firm.id = ${idOf(owner, 'crm_companies', companies)} and n % 10 < 7`);
  await db.execute(sql`insert into crm_stage_history (user_id, opportunity_id, stage_id, entered_at)
    select ${owner}::int, id, (entry ->> 'stageId')::int, (entry ->> 'at')::timestamptz
    from crm_opportunities, jsonb_array_elements(path) as entry where user_id = ${owner}`);
}

/** Communications and tasks. */
async function addActivity(db: Db, owner: number, { contacts }: Size) {
  await db.execute(sql`insert into crm_communications (user_id, type, direction, awaits_answer, subject, body, occurred_at, contact_ids, about)
    select ${owner}::int, ${pick(['email', 'call', 'meeting', 'note'], 'n')}, ${pick(['in', 'out', 'out'], 'n')}, n % 30 = 0, ${often(sql`'Llamada sobre ' || left(md5(n::text), 5)`)},
      repeat(md5(n::text) || ' ', 4), ${ago('1 minute')}, array[person.id], person.name
    from ${series(contacts * 2)} join crm_contacts as person on person.id = ${idOf(owner, 'crm_contacts', contacts)}`);
  await db.execute(sql`insert into crm_tasks (user_id, title, due_at, done_at, priority, contact_id, about)
    select ${owner}::int, 'Llamar a ' || left(md5(n::text), 5), ${often(sql`now() + ((n * 31) % 86400 - 43200) * interval '1 minute'`)},
      case when n % 2 = 0 then ${ago('1 minute')} end, ${pick(['high', 'medium', 'low'], 'n')}, person.id, person.name
    from ${series(Math.ceil(contacts / 2))} join crm_contacts as person on person.id = ${idOf(owner, 'crm_contacts', contacts, sql`n * 2`)}`);
}
