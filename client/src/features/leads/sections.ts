import { addressOf } from '@shared/http/address';
import { leadsPages } from '@shared/leads/addresses';
import type { ImportedEntity } from '@shared/leads/imports/scales';
import { type LeadSection, leadSections, type RecordSection } from '@shared/leads/sections';
import { largestId } from '@shared/row-ids';

export const sectionNames = Object.keys(leadSections) as LeadSection[];

export const isLeadSection = (name: string): name is LeadSection =>
  sectionNames.includes(name as LeadSection);

/** The section that lists the records of an entity. */
export const sectionOf: Record<ImportedEntity, RecordSection> = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
  communication: 'communications',
  task: 'tasks',
};

/** The entity that a section lists. */
export const entityOf: Record<RecordSection, ImportedEntity> = {
  contacts: 'contact',
  companies: 'company',
  opportunities: 'opportunity',
  communications: 'communication',
  tasks: 'task',
};

/** The id in an address; undefined if it is none. */
export function recordIdIn(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}

/** The screen that takes a file, for records of one kind or of any. */
export const newImportAddress = (entity?: ImportedEntity) =>
  addressOf(leadsPages.dashboard, { section: 'imports' }) + (entity ? `?entity=${entity}` : '');

/** The screen of an import. */
export const importAddress = (id: number) =>
  addressOf(leadsPages.dashboard, { section: 'imports', id: String(id) });
