import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database';
import { readRows } from '../../server/platform/database/rows/read-rows';
import { firstWording } from '../../shared/marketing/campaigns/sets/wording';
import { composer } from '../../server/features/marketing/writer/composer';
import { readBrief } from '../../server/features/marketing/writer/testing/stored-brief';
import { bodyOf } from '../../server/features/marketing/campaigns/pieces/words-of';
import { loaf } from '../../server/features/marketing/campaigns/validators/testing/grounds';

/** The number of rows of one account. */
export interface Size {
  companies: number;
  /** Per company. */
  products: number;
}

const pick = (values: readonly string[], by: string) =>
  sql.raw(`(array['${values.join("','")}'])[1 + (${by}) % ${values.length}]`);
const ago = sql.raw(`now() - ((n * 7919) % 525600) * interval '1 minute'`);

const trades = ['Panadería', 'Talleres', 'Clínica', 'Asesoría', 'Viveros', 'Imprenta', 'Logística'];
const things = [
  'Hogaza',
  'Lámpara',
  'Revisión',
  'Mesa',
  'Jabón',
  'Curso',
  'Bicicleta',
  'Aceite',
  'Mochila',
  'Reloj',
];
const kinds = [
  'de masa madre',
  'de roble',
  'de invierno',
  'para oficinas',
  'de viaje',
  'sin costuras',
  'plegable',
];

/** Adds two accounts; the token of each is computed from its number. */
export async function addAccounts(db: Db): Promise<void> {
  await db.execute(sql`insert into users (username, password, name, email)
    select 'bench' || n, '-', 'Bench', 'bench' || n || '@example.org' from generate_series(1, 2) as n`);
  await db.execute(sql`insert into auth_tokens (token_hash, user_id, session_id, expires_at)
    select encode(sha256(convert_to(md5('bench-' || n), 'UTF8')), 'hex'), n, 'bench-' || n, now() + interval '14 days'
    from generate_series(1, 2) as n`);
}

/** The brief of a loaf. */
const brief = readBrief(
  readFileSync(
    new URL('../../server/features/marketing/writer/testing/briefs/es/panaderia.json', import.meta.url),
    'utf8',
  ),
);

/** The nine pieces of a set, from the composer. */
function composedPieces() {
  const composed = composer.compose({ brief, ground: loaf, wording: firstWording, slot: '2026-06-01' });
  if ('unwritten' in composed) throw new Error(composed.unwritten);
  return composed.pieces.map(({ angle, piece }) => ({
    ...{ angle, type: piece.type, content: JSON.stringify(piece.content), piece, body: bodyOf(piece) },
  }));
}

const facts = JSON.stringify(brief.facts);

/** The first fact of the brief, which every campaign cites. */
const cited = JSON.stringify(Object.fromEntries(brief.facts.slice(0, 1).map(({ id, text }) => [id, text])));

const tables = ['companies', 'products', 'campaign_sets', 'campaigns', 'contents', 'content_versions'];

/** Fills empty tables for both accounts. The second has a tenth of the rows, so that queries must use the owner. */
export async function addRows(db: Db, size: Size): Promise<void> {
  const pieces = sql`jsonb_to_recordset(${JSON.stringify(composedPieces())}::jsonb)
    as one (angle text, type text, content text, piece jsonb, body text)`;
  await addRowsOf(db, 1, size, pieces);
  await addRowsOf(db, 2, { ...size, companies: Math.ceil(size.companies / 10) }, pieces);
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.identifier(`marketing_${table}`)}`);
}

async function addRowsOf(db: Db, owner: number, { companies, products }: Size, pieces: SQL) {
  const of = { userId: sql`${owner}::int` };
  await db.execute(sql`insert into marketing_companies
      (user_id, name, sector, commercial_objectives, target_audience, target_audience_type, created_at, updated_at)
    select ${of.userId}, ${pick(trades, 'n')} || ' ' || left(md5(n::text), 5), ${pick(trades, 'n * 3')}, 'Vender más',
      'Familias y oficinas del barrio', 'B2C', ${ago}, ${ago} from generate_series(1, ${companies}::int) as n`);
  await db.execute(sql`insert into marketing_products (user_id, marketing_company_id, name, category, characteristics,
      advantages, price, price_minor, currency, price_basis, facts, fact_count, score, is_ready, created_at, updated_at)
    select ${of.userId}, firm.id, ${pick(things, 'n')} || ' ' || ${pick(kinds, 'n / 3')} || ' ' || left(md5(n::text || firm.id), 4),
      ${pick(trades, 'n')}, 'Pieza de 900 g', 'Aguanta tierna cuatro días', '5,80 €', 580 + n, 'EUR', 'incl',
      ${facts}::jsonb, ${brief.facts.length}::int, 60 + n % 40, true, ${ago}, ${ago}
    from marketing_companies as firm, generate_series(1, ${products}::int) as n where firm.user_id = ${of.userId}`);
  await db.execute(sql`insert into marketing_campaign_sets (user_id, marketing_company_id, product_id, language, audience,
      goal, wording, status, created_at, updated_at)
    select user_id, marketing_company_id, id, 'es', 'B2C', 'buy', '{"set":0,"pieces":{},"slots":{}}', 'ready', created_at, updated_at
    from marketing_products where user_id = ${of.userId}`);
  await addCampaigns(db, owner, pieces);
}

/** Adds the campaigns of each set, with a content and a version; a third are approved. */
async function addCampaigns(db: Db, owner: number, pieces: SQL) {
  await db.execute(sql`insert into marketing_campaigns (user_id, marketing_company_id, product_id, set_id, name, type, angle,
      goal, language, audience, content, status, approved_version, cited, created_at, updated_at)
    select product.user_id, product.marketing_company_id, product.id, sets.id,
      product.name || ': ' || one.angle || ', ' || one.type, one.type, one.angle, 'buy', 'es', 'B2C', one.content,
      case when product.id % 3 = 0 then 'approved' else 'draft' end, case when product.id % 3 = 0 then 1 end,
      ${cited}::jsonb, product.created_at, product.updated_at + product.id * interval '1 second'
    from marketing_products as product join marketing_campaign_sets as sets on sets.product_id = product.id, ${pieces}
    where product.user_id = ${owner}`);
  // One company at a time, because a single statement for all would exceed the statement timeout.
  const companies = await readRows<{ id: number }>(
    db,
    sql`select id from marketing_companies where user_id = ${owner}`,
  );
  for (const { id } of companies)
    await db.execute(sql`insert into marketing_contents (user_id, marketing_company_id, product_id, campaign_id, name, type,
      language, audience, body, created_at, updated_at)
    select campaign.user_id, campaign.marketing_company_id, campaign.product_id, campaign.id, campaign.name,
      case campaign.type when 'email' then 'email template' when 'social media' then 'social post' else 'landing page' end,
      'es', 'B2C', replace(one.body, 'hogaza', lower(product.name)), campaign.created_at, campaign.updated_at
    from marketing_campaigns as campaign join marketing_products as product on product.id = campaign.product_id
      join ${pieces} on one.type = campaign.type and one.angle = campaign.angle
    where campaign.marketing_company_id = ${id}`);
  await db.execute(sql`insert into marketing_content_versions (user_id, content_id, number, piece, author, engine, cited, at)
    select content.user_id, content.id, 1, one.piece, 'template', 'template', campaign.cited, campaign.created_at
    from marketing_contents as content join marketing_campaigns as campaign on campaign.id = content.campaign_id
      join ${pieces} on one.type = campaign.type and one.angle = campaign.angle
    where content.user_id = ${owner}`);
}
