import { afterwards, kickoffs, lost, negotiation, won } from './endings.es';
import { again, answers, firstWords } from './first-words.es';
import type { Spoken } from './spoken';
import { diagnosis, material, proposal, qualified, reminders } from './talks.es';

const written = (amount: number) => amount.toLocaleString('es-ES', { useGrouping: 'always' });

export const spanish: Spoken = {
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
  euros: (amount) => `${written(amount)} €`,
  dollars: (amount) => `${written(amount)} US$`,
  open: 'por cerrar',
};
