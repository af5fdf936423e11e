import { joinValues } from '../../../../shared/csv';
import type { Communication } from '../../../../shared/leads/communications/endpoints';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import type { exportHeaders } from '../../../../shared/leads/exports/headers';
import type { StoredOpportunity } from '../../../../shared/leads/opportunities/endpoints';
import type { Task } from '../../../../shared/leads/tasks/endpoints';
import { site } from '../../../../shared/site';
import { dayIn } from '../../../../shared/time/zone';
import { amountText } from './amount-text';
import type { Linked, Names } from './linked.queries';
import { pointCells } from './point-cells';

/** What rows are told with. */
export interface Known extends Linked, Names {}

type Cells<List extends keyof typeof exportHeaders> = Record<(typeof exportHeaders)[List][number], string>;

const text = (value: string | number | boolean | null | undefined) => (value ?? '').toString();
const time = (value: Date | null) => value?.toISOString() ?? '';

/** The calendar day in Madrid, as 2026-11-21. */
const day = (value: Date) => dayIn(value, site.timeZone);

const tagsOf = (tags: readonly number[], known: Known) =>
  joinValues(tags.flatMap((id) => known.tags.get(id)?.name ?? []));

const address = (row: Pick<Contact, 'address' | 'city' | 'region' | 'postalCode' | 'country'>) => ({
  address: text(row.address),
  city: text(row.city),
  region: text(row.region),
  postal_code: text(row.postalCode),
  country: text(row.country),
});

function company(id: number | null, { companies }: Known) {
  const found = companies.get(id ?? 0);
  return {
    company_external_id: text(found?.id),
    company_name: text(found?.name),
    company_domain: text(found?.domain),
    company_tax_id: text(found?.taxId),
  };
}

function contact(id: number | null, { contacts }: Known) {
  const found = contacts.get(id ?? 0);
  return {
    contact_external_id: text(found?.id),
    contact_email: text(found?.email),
    contact_name: text(found?.name),
  };
}

function opportunity(id: number | null, { opportunities }: Known) {
  const found = opportunities.get(id ?? 0);
  return { opportunity_external_id: text(found?.id), opportunity_title: text(found?.title) };
}

export const contactCells = (row: Contact, known: Known): Cells<'contacts'> => ({
  external_id: text(row.id),
  first_name: text(row.firstName),
  last_name: text(row.lastName),
  ...{ email: '', email_2: '', phone: '', mobile: '' },
  ...Object.fromEntries(pointCells(row.points)),
  job_title: text(row.jobTitle),
  status: row.status,
  source: row.source,
  tags: tagsOf(row.tags, known),
  ...company(row.companyId, known),
  ...address(row),
  linkedin_url: text(row.linkedinUrl),
  notes: text(row.notes),
  language: text(row.language),
  do_not_contact: text(row.doNotContact),
  created_at: time(row.createdAt),
});

export const companyCells = (row: Company, known: Known): Cells<'companies'> => ({
  external_id: text(row.id),
  name: row.name,
  website: text(row.website),
  domain: text(row.domain),
  phone: text(row.phone),
  tax_id: text(row.taxId),
  industry: text(row.industry),
  size_band: text(row.sizeBand),
  lifecycle: row.lifecycle,
  tags: tagsOf(row.tags, known),
  ...address(row),
  linkedin_url: text(row.linkedinUrl),
  description: text(row.description),
  created_at: time(row.createdAt),
});

export const opportunityCells = (row: StoredOpportunity, known: Known): Cells<'opportunities'> => ({
  external_id: text(row.id),
  title: row.title,
  ...company(row.companyId, known),
  ...contact(row.contactId, known),
  people: joinValues(
    row.people
      .filter(({ contactId }) => known.contacts.has(contactId))
      .map(({ contactId, role }) => `${contactId}:${role}`),
  ),
  stage: text(known.stages.get(row.stageId)?.name),
  amount: amountText(row.amount, row.currency),
  currency: row.currency,
  probability: text(row.probability),
  expected_close: text(row.expectedClose),
  closed_at: time(row.closedAt),
  lost_reason: text(row.lostReason),
  lost_note: text(row.lostNote),
  source: row.source,
  tags: tagsOf(row.tags, known),
  position: text(row.position),
  stage_entered_at: time(row.stageEnteredAt),
  stage_history: joinValues(
    row.path.flatMap(({ stageId, at }) => {
      const stage = known.stages.get(stageId);
      return stage ? [`${new Date(at).toISOString()} ${stage.name}`] : [];
    }),
  ),
  created_at: time(row.createdAt),
});

export function communicationCells(row: Communication, known: Known): Cells<'communications'> {
  const people = row.contactIds.flatMap((id) => known.contacts.get(id) ?? []);
  return {
    external_id: text(row.id),
    type: row.type,
    direction: row.direction,
    subject: text(row.subject),
    body: text(row.body),
    occurred_at: time(row.occurredAt),
    duration_min: text(row.durationMin),
    outcome: text(row.outcome),
    contact_external_ids: joinValues(people.map(({ id }) => text(id))),
    contact_emails: joinValues(people.map(({ email }) => text(email))),
    ...company(row.companyId, known),
    ...opportunity(row.opportunityId, known),
    created_at: time(row.createdAt),
  };
}

export const taskCells = (row: Task, known: Known): Cells<'tasks'> => ({
  external_id: text(row.id),
  title: row.title,
  due_at: row.dueAt && row.isAllDay ? day(row.dueAt) : time(row.dueAt),
  done_at: time(row.doneAt),
  priority: row.priority,
  ...contact(row.contactId, known),
  ...company(row.companyId, known),
  ...opportunity(row.opportunityId, known),
  created_at: time(row.createdAt),
});
