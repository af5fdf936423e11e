import type { Written } from '../../../../../shared/acts/entities';
import { marketingLeadsApi as api } from '../../../../../shared/marketing/capture/leads/endpoints';
import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import { marketingMessages } from '../../../../../shared/marketing/messages';
import type { Act } from '../../../../platform/acts/act';
import { listChanges } from '../../../../platform/acts/events.queries';
import { doing, type RecordDeps } from '../../../../platform/acts/record-deps';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Complete, historyRoute, writingRoutes } from '../../../../platform/acts/record.routes';
import { fileName } from '../../../../platform/http/answers/attachment';
import { invalid, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { listConsents } from '../consents/consents.queries';
import { findOwnCompany } from '../stored/controller.queries';
import { listSubmissions } from '../stored/submissions.queries';
import { lockEmail, lockLeadByEmail } from '../leads/capture-lead.queries';
import { exportLeads } from './export-leads';
import { listLeadEvents } from '../leads/lead-events.queries';
import { markTouched } from '../leads/lead-states.queries';
import { type LeadAnswers, type LeadQueries, leadQueriesWith } from './leads.queries';

/** Throws 400 for an address that another lead of the company has. */
async function refuseTaken(
  { tx, doing }: Act,
  company: number,
  email: string | null | undefined,
  id?: number,
) {
  if (!email) return;
  await lockEmail(tx, company, email);
  const known = await lockLeadByEmail(tx, doing.owner, company, email);
  if (known && known.id !== id && known.deletedAt === null) {
    throw invalid({ contactEmail: captureMessages['lead.taken'] });
  }
}

/** Throws 400 for a lead that would have neither a name, nor a company, nor an email. */
function refuseEmpty(fields: Written<'marketingLead'>) {
  if (fields.contactName || fields.companyName || fields.contactEmail) return;
  throw invalid({ contactName: captureMessages['lead.empty'] });
}

/** Validates a lead written by a person, and marks it as worked on by a person. */
const completeLead: Complete<'marketingLead'> = async (act, fields, id) => {
  const { tx, doing } = act;
  if (id === undefined) {
    const company = await findOwnCompany(tx, doing.owner, fields.marketingCompanyId as number);
    if (!company) throw notFound(marketingMessages['company.missing']);
    await refuseTaken(act, company.id, fields.contactEmail);
    return { status: 'new', language: company.language, ...fields, source: 'manual' };
  }
  const [record] = await act.lock('marketingLead', [id]);
  if (!record) throw notFound();
  refuseEmpty({ ...record.fields, ...fields });
  await refuseTaken(act, record.fields.marketingCompanyId, fields.contactEmail, id);
  await markTouched(tx, doing.owner, id);
  return fields;
};

/** Everything stored about a lead. */
async function allAbout({ db }: RecordDeps, leads: LeadQueries, owner: Owner, id: number) {
  const lead = await leads.read(db, owner, id);
  const submissions = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listSubmissions(db, owner, { lead: id, cursor, limit: 200 });
    submissions.push(...page.rows);
    if (page.next === null) break;
    cursor = page.next;
  }
  const consents = await listConsents(db, owner, id);
  const timeline = await listLeadEvents(db, owner, id);
  const changes = await listChanges(db, owner, 'marketingLead', id);
  return { lead, submissions, consents, timeline, changes };
}

/** The routes of leads, except imports and erasing. */
export function marketingLeadRoutes(deps: RecordDeps, answers: LeadAnswers): Route[] {
  const leads = leadQueriesWith(answers);
  return [...listRoutes(deps, leads), ...recordRoutes(deps, leads)];
}

const listRoutes = (deps: RecordDeps, leads: LeadQueries): Route[] => [
  route(api.list, ({ owner, query }) => leads.list(deps.db, owner, query)),
  route(api.count, ({ owner, query }) => leads.count(deps.db, owner, query)),
  route(api.exportList, async ({ owner, query, language }) => ({
    name: `leads-${deps.now().toISOString().slice(0, 10)}.csv`,
    content: exportLeads(leads, deps.db, owner, query, language),
  })),
  // Before the route of the lead itself, whose pattern would match this address too.
  route(api.data, async ({ owner, params: { id } }) => {
    const all = await allAbout(deps, leads, owner, id);
    const name = fileName(all.lead.contactName ?? all.lead.companyName ?? '') || `lead-${id}`;
    return { content: JSON.stringify(all, null, 2), name: `${name}.json` };
  }),
];

const recordRoutes = (deps: RecordDeps, leads: LeadQueries): Route[] => [
  route(api.read, ({ owner, params }) => leads.read(deps.db, owner, params.id)),
  historyRoute(deps, api, 'marketingLead'),
  route(api.timeline, async ({ owner, params: { id } }) => {
    await leads.read(deps.db, owner, id);
    return listLeadEvents(deps.db, owner, id);
  }),
  route(api.consents, async ({ owner, params: { id } }) => {
    await leads.read(deps.db, owner, id);
    return listConsents(deps.db, owner, id);
  }),
  route(api.removeSome, ({ body, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'delete', 'marketingLead'), async (act) => {
      const removed = await act.remove('marketingLead', [...new Set(body.ids)]);
      if (removed.length === 0) throw notFound();
      return { act: act.doing.act, count: removed.length };
    }),
  ),
  ...writingRoutes(deps, api, {
    entity: 'marketingLead',
    read: leads.read,
    complete: completeLead,
  }),
];
