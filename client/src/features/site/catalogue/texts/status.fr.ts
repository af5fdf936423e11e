import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  open: 'Déjà disponible',
  next: 'Ensuite :',
  soon: 'Bientôt disponible',
  onRequest: 'Sur demande',
  coming: { 'sales-agent': 'l’agent qui mène seul la conversation' },
};
