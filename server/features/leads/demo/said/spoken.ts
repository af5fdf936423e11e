import type { LeadSource } from '../../../../../shared/leads/contacts/scales';
import type { DemoLine } from './demo-line';

type Lines = readonly DemoLine[];

/** What is usually said in a language, and how sums are written in it. */
export interface Spoken {
  firstWords: Record<LeadSource, Lines>;
  again: Lines;
  answers: Lines;
  qualified: Lines;
  diagnosis: Lines;
  material: Lines;
  proposal: Lines;
  reminders: Lines;
  negotiation: Lines;
  won: Lines;
  kickoffs: Lines;
  afterwards: Lines;
  lost: Lines;
  euros: (amount: number) => string;
  dollars: (amount: number) => string;
  /** In the place of a sum that nobody has named. */
  open: string;
}
