import type { AudienceType, Formality } from './scales';

/** How a text addresses its reader: in Spanish tú or usted. English knows no difference. */
export const registers = ['informal', 'formal'] as const;
export type Register = (typeof registers)[number];

/** As the company wishes, or else consumers informally and businesses formally. */
export const registerOf = (formality: Formality, audience: Exclude<AudienceType, 'both'>): Register =>
  formality === 'audience' ? (audience === 'B2B' ? 'formal' : 'informal') : formality;
