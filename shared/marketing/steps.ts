import { addressOf } from '../http/address';
import { marketingPages } from './addresses';

/** The steps of a company, in the order in which they are done. */
export const flowSteps = [
  'product',
  'campaigns',
  'assets',
  'publishing',
  'leads',
  'replies',
  'analytics',
] as const;
export type FlowStep = (typeof flowSteps)[number];

/** The screens of a company: its steps, and the library of its contents beside them. */
export const steps = [...flowSteps, 'contents'] as const;
export type Step = (typeof steps)[number];

/** The step that another one needs first; null where there is something to do from the start. */
export const stepBefore: Record<Step, FlowStep | null> = {
  product: null,
  campaigns: 'product',
  assets: 'campaigns',
  publishing: 'campaigns',
  leads: 'campaigns',
  replies: 'leads',
  analytics: 'publishing',
  contents: 'campaigns',
};

/** The screen of a step; `search` holds the product and the filters. */
export const stepAddress = (companyId: number, step: Step, search: Record<string, string | undefined> = {}) =>
  addressOf(marketingPages.step, { companyId, step }, search);
