import { addressOf } from '@shared/http/address';
import { leadsPages } from '@shared/leads/addresses';
import type { RecordEntity } from '@shared/leads/entities';
import { type LeadSection, leadSections } from '@shared/leads/sections';
import type { communicationFilters } from '@shared/leads/communications/schemas';
import type { Outcome } from '@shared/leads/opportunities/scales';
import type { opportunityFilters } from '@shared/leads/opportunities/schemas';
import type { z } from 'zod';

export const sectionNames = Object.keys(leadSections) as LeadSection[];

export const isLeadSection = (name: string): name is LeadSection =>
  sectionNames.includes(name as LeadSection);

/** The screen that takes a file, for records of one kind or of any. */
export const newImportAddress = (entity?: RecordEntity) =>
  addressOf(leadsPages.dashboard, { section: 'imports' }) + (entity ? `?entity=${entity}` : '');

/** The screen of an import. */
export const importAddress = (id: number) =>
  addressOf(leadsPages.dashboard, { section: 'imports', id: String(id) });

type FiltersOf<Shape extends Record<string, z.ZodType>> = { [Name in keyof Shape]?: z.input<Shape[Name]> };

/** Filters of the list as it has them in its address: times are days, `to` is the day after the last one. */
export type OpportunityFilter = Omit<FiltersOf<typeof opportunityFilters>, 'outcome'>;

/** What is always chosen above the list of opportunities: closed is won or lost. */
export type OutcomeChoice = Outcome | 'closed' | 'all';

/** The address of a section of the dashboard. */
export const sectionAt = (section: string) => addressOf(leadsPages.dashboard, { section });

const listAt = (section: string, filter: object, others: Record<string, string>) =>
  `${sectionAt(section)}?${new URLSearchParams({ filter: JSON.stringify(filter), ...others })}`;

/** The list of the opportunities with an outcome that a filter finds, and maybe words. */
export const opportunitiesAt = (choice: OutcomeChoice, filter: OpportunityFilter, q = ''): string =>
  listAt('opportunities', filter, { choice, view: 'list', ...(q && { q }) });

/** As `opportunitiesAt`, with the columns that say why each counts as it does in a forecast. */
export const expectedAt = (filter: OpportunityFilter): string =>
  listAt('opportunities', filter, { choice: 'open', view: 'list', columns: reasons.join(',') });

const reasons = [
  'title',
  'companyName',
  'stagePlace',
  'amount',
  'chance',
  'expectedClose',
  'closeMoves',
  'lastContactedAt',
];

/** The filter of what sums in a currency add up, and of what they leave out. */
export const inCurrency = (currency: string) => ({ currency: { is: currency } });
export const inOthers = (currency: string) => ({ currency: { isNot: currency } });

/** The filter of one stage, one member, or one company. */
export const inStage = (id: number) => ({ stageId: { any: [String(id)] } });
export const assignedTo = (member: number | undefined) =>
  member ? { assigneeId: { any: [String(member)] } } : {};
export const ofCompany = (id: number) => ({ companyId: { any: [String(id)] } });

/** The list of the communications that a filter finds. */
export const communicationsAt = (filter: FiltersOf<typeof communicationFilters>) =>
  listAt('communications', filter, {});

/** The list of the tasks that were done in some days. */
export const tasksDoneAt = (doneAt: { from: string; to: string }) =>
  listAt('tasks', { doneAt }, { choice: 'done' });
