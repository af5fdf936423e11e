import type { ImportedEntity } from '@shared/leads/imports/scales';
import { type LeadSection, leadSections, type RecordSection } from '@shared/leads/sections';

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
