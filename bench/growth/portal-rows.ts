/** Rows per account in each table of LEADMANAGER and COMERZIA. */
const perAccount = 200;

const owner = `(n - 1) / ${perAccount} + 1`;
const ago = `now() - n * interval '1 minute'`;
const times = `${ago}, ${ago}`;
const some = (values: readonly string[]) => `(array['${values.join("','")}'])[1 + n % ${values.length}]`;

/** Inserts for LEADMANAGER. The first account has the same rows at every table size. */
const ofLeads = (count: number, rows: string): Record<string, string> => ({
  crm_stages: `(user_id, name, outcome, probability, place)
    select account, name, outcome, chance, place from generate_series(1, ${Math.ceil(count / perAccount)}) as account,
      (values ('New', 'open', 10, 0), ('Won', 'won', 100, 1)) as stage (name, outcome, chance, place) order by account, place`,
  crm_companies: `(user_id, name, domain, industry, city, lifecycle, created_at, updated_at)
    select ${owner}, 'Talleres ' || left(md5(n::text), 6), left(md5(n::text), 9) || '.example', ${some(['Retail', 'Logística'])},
      ${some(['Madrid', 'Girona', 'Vigo'])}, ${some(['lead', 'customer'])}, ${times} from ${rows}`,
  crm_contacts: `(user_id, first_name, last_name, company_id, company_name, status, source, city, email, emails, phone,
      phone_digits, created_at, updated_at)
    select ${owner}, ${some(['Núria', 'Marta', 'Iñaki'])}, 'García ' || left(md5(n::text), 5), n, 'Talleres',
      ${some(['new', 'working', 'customer'])}, 'website', ${some(['Madrid', 'Girona', 'Vigo'])}, 'p' || n || '@example.org',
      'p' || n || '@example.org', '+346' || lpad(n::text, 8, '0'), '346' || lpad(n::text, 8, '0'), ${times} from ${rows}`,
  crm_opportunities: `(user_id, title, company_id, company_name, contact_id, stage_id, amount, currency, expected_close, position,
      stage_entered_at, path, outcome, stage_place, chance, created_at, updated_at)
    select ${owner}, 'Web ' || left(md5(n::text), 5), n, 'Talleres', n, (${owner} - 1) * 2 + 1 + n % 2, n::bigint * 7919 % 3000000, 'EUR',
      current_date + (n % 400 - 100), n, ${ago}, '[]', ${some(['open', 'won'])}, n % 2, case n % 2 when 0 then 10 else 100 end,
      ${times} from ${rows}`,
  crm_communications: `(user_id, type, direction, subject, body, occurred_at, contact_ids, about)
    select ${owner}, ${some(['email', 'call', 'note'])}, 'out', 'Llamada ' || left(md5(n::text), 5), repeat(md5(n::text) || ' ', 4),
      ${ago}, array[n], 'García' from ${rows}`,
  crm_tasks: `(user_id, title, due_at, done_at, priority, contact_id, about)
    select ${owner}, 'Llamar a ' || left(md5(n::text), 5), now() + (n % 400 - 200) * interval '1 hour',
      case when n % 2 = 0 then ${ago} end, ${some(['high', 'medium', 'low'])}, n, 'García' from ${rows}`,
});

/** Inserts for COMERZIA, where each account has one company. */
const ofMarketing = (count: number, rows: string): Record<string, string> => ({
  marketing_companies: `(user_id, name, sector, commercial_objectives, target_audience, target_audience_type, created_at, updated_at)
    select n, 'Panadería ' || n, 'Alimentación', 'Vender más', 'Familias', 'B2C', ${times}
    from generate_series(1, ${Math.ceil(count / perAccount)}) as n`,
  marketing_products: `(user_id, marketing_company_id, name, characteristics, advantages, price, score, created_at, updated_at)
    select ${owner}, ${owner}, 'Hogaza ' || left(md5(n::text), 5), 'Pesa 900 g', 'Aguanta tierna', '5,80 €', 60 + n % 40, ${times}
    from ${rows}`,
  marketing_campaigns: `(user_id, marketing_company_id, product_id, name, type, angle, goal, language, audience, content, status,
      approved_version, created_at, updated_at)
    select ${owner}, ${owner}, n, 'Hogaza ' || left(md5(n::text), 5), ${some(['email', 'social media', 'landing page'])},
      ${some(['pain', 'outcome'])}, 'buy', 'es', 'B2C', '{}', case n % 3 when 0 then 'approved' else 'draft' end,
      case n % 3 when 0 then 1 end, ${times} from ${rows}`,
  marketing_contents: `(user_id, marketing_company_id, product_id, campaign_id, name, type, language, audience, body, created_at,
      updated_at)
    select ${owner}, ${owner}, n, n, 'Hogaza ' || left(md5(n::text), 5), ${some(['email template', 'social post', 'landing page'])},
      'es', 'B2C', repeat(md5(n::text) || ' ', 6), ${times} from ${rows}`,
  marketing_leads: `(user_id, marketing_company_id, contact_name, contact_email, source, status, created_at, updated_at)
    select ${owner}, ${owner}, 'Eva ' || left(md5(n::text), 5), 'eva' || n || '@example.org', 'landing',
      ${some(['new', 'contacted', 'won'])}, ${times} from ${rows}`,
});

/** The inserts for the listed tables of both portals, in the order of their foreign keys. */
export function portalInserts(count: number): Record<string, string> {
  const rows = `generate_series(1, ${count}) as n`;
  return { ...ofLeads(count, rows), ...ofMarketing(count, rows) };
}
