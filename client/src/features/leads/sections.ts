import { addressOf } from '@shared/http/address';
import { leadsPages } from '@shared/leads/addresses';
import type { RecordEntity } from '@shared/leads/entities';
import { type LeadSection, leadSections } from '@shared/leads/sections';

export const sectionNames = Object.keys(leadSections) as LeadSection[];

export const isLeadSection = (name: string): name is LeadSection =>
  sectionNames.includes(name as LeadSection);

/** The screen that takes a file, for records of one kind or of any. */
export const newImportAddress = (entity?: RecordEntity) =>
  addressOf(leadsPages.dashboard, { section: 'imports' }) + (entity ? `?entity=${entity}` : '');

/** The screen of an import. */
export const importAddress = (id: number) =>
  addressOf(leadsPages.dashboard, { section: 'imports', id: String(id) });
