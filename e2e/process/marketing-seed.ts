import {
  painEmail,
  painLanding,
  painSocial,
} from '../../server/features/marketing/campaigns/validators/testing/pieces';

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const pieces = { email: painEmail, 'social media': painSocial, 'landing page': painLanding };
const typed = Object.entries(pieces)
  .map(([type, content]) => `('${type}', ${json(content)}, ${json({ type, content })}::jsonb)`)
  .join(', ');

/**
 * SQL that gives every account a company with an approved post and page, and with confirmed leads that wait for their
 * first reply. Rows are inserted directly, because only publishing and sending are under test.
 */
export const marketingSeed = (leads: number): string => `
with company as (
  insert into marketing_companies (user_id, name, sector, commercial_objectives, target_audience, target_audience_type,
      sender_name, reply_to, postal_address, late_policy)
    select id, 'Espiga', 'Pan', 'Vender', 'Todos', 'B2C', 'Espiga', 'hola@espiga.example', 'Calle Mayor 1', 'send'
      from users
    returning id, user_id
), sender as (
  insert into marketing_mail_senders (marketing_company_id, user_id, proven_email)
    select id, user_id, 'hola@espiga.example' from company
), product as (
  insert into marketing_products (user_id, marketing_company_id, name, characteristics, advantages, price, url)
    select user_id, id, 'Hogaza', '', '', '', 'https://espiga.example/hogaza' from company
    returning id, user_id, marketing_company_id
), piece (type, content, piece) as (values ${typed}), campaign as (
  insert into marketing_campaigns (user_id, marketing_company_id, product_id, name, type, content, angle, goal,
      language, audience, status, approved_version)
    select user_id, marketing_company_id, id, 'Pan', type, content, 'pain', 'buy', 'es', 'B2C', 'approved', 1
      from product, piece
    returning id, user_id, marketing_company_id, type
), content as (
  insert into marketing_contents (user_id, marketing_company_id, campaign_id, name, type, language, audience, body)
    select user_id, marketing_company_id, id, 'Pan', type, 'es', 'B2C', 'Pan' from campaign
    returning id, user_id, type
), version as (
  insert into marketing_content_versions (user_id, content_id, number, piece, author, engine, cited, at)
    select user_id, id, 1, piece.piece, 'template', 'template', '{}', now() from content join piece using (type)
), sequence as (
  insert into marketing_sequences (user_id, marketing_company_id, name, status, simulated_at, created_at, updated_at)
    select user_id, id, 'Bienvenida', 'on', now(), now(), now() from company
    returning id, user_id, marketing_company_id
), step as (
  insert into marketing_sequence_steps (user_id, sequence_id, position, delay, campaign_id)
    select sequence.user_id, sequence.id, 0, 0, campaign.id
      from sequence join campaign on campaign.user_id = sequence.user_id and campaign.type = 'email'
    returning id, user_id, sequence_id
), lead as (
  insert into marketing_leads (user_id, marketing_company_id, contact_name, contact_email, source, status, consent)
    select user_id, id, 'Ana', 'lead' || n || '.of.' || id || '@example.net', 'page', 'new', 'confirmed'
      from company, generate_series(1, ${leads}) as n
    returning id, user_id, marketing_company_id
), enrolment as (
  insert into marketing_enrolments (user_id, sequence_id, lead_id, at)
    -- The reply counts as instant at any hour of a long run.
    select lead.user_id, step.sequence_id, lead.id, now() + interval '1 day' from lead join step using (user_id)
    returning id, user_id, sequence_id, lead_id
)
insert into marketing_messages (user_id, marketing_company_id, enrolment_id, step_id, lead_id, due_at, next_at, message_id)
  select enrolment.user_id, lead.marketing_company_id, enrolment.id, step.id, lead.id, now(), now(),
      '<reply-' || gen_random_uuid() || '@quorumia.example>'
    from enrolment join step using (user_id, sequence_id) join lead on lead.id = enrolment.lead_id`;
