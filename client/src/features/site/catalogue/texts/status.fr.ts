import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  names: { open: 'Déjà disponible', developing: 'Bientôt disponible', onRequest: 'Sur demande' },
  next: 'Ensuite :',
  coming: { 'sales-agent': 'l’agent qui mène seul la conversation' },
};
