import { afterwards, kickoffs, lost, negotiation, won } from './endings.en';
import { again, answers, firstWords } from './first-words.en';
import type { Spoken } from './spoken';
import { diagnosis, material, proposal, qualified, reminders } from './talks.en';

const written = (amount: number) => amount.toLocaleString('en-GB');

export const english: Spoken = {
  firstWords,
  again,
  answers,
  qualified,
  diagnosis,
  material,
  proposal,
  reminders,
  negotiation,
  won,
  kickoffs,
  afterwards,
  lost,
  euros: (amount) => `€${written(amount)}`,
  dollars: (amount) => `US$${written(amount)}`,
  open: 'to be agreed',
};
