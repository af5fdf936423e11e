import type { Language } from '../../languages';
import type { firstStages } from './scales';

type StageCode = (typeof firstStages)[number]['code'];

/** The names of the initial stages of an account. */
export const stageNames: Record<Language, Record<StageCode, string>> = {
  en: {
    enquiry: 'New enquiry',
    qualified: 'Qualified',
    diagnosis: 'Diagnosis',
    proposal: 'Proposal sent',
    negotiation: 'Negotiation',
    won: 'Won',
    lost: 'Lost',
  },
  es: {
    enquiry: 'Nueva consulta',
    qualified: 'Cualificada',
    diagnosis: 'Diagnóstico',
    proposal: 'Propuesta enviada',
    negotiation: 'Negociación',
    won: 'Ganada',
    lost: 'Perdida',
  },
};
