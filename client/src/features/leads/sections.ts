import { type LeadSection, leadSections } from '@shared/leads/sections';

export const sectionNames = Object.keys(leadSections) as LeadSection[];

export const isLeadSection = (name: string): name is LeadSection =>
  sectionNames.includes(name as LeadSection);
