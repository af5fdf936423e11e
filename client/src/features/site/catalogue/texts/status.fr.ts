import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  names: { open: 'Déjà disponible', developing: 'Bientôt disponible', onRequest: 'Sur demande' },
  coming: { 'sales-agent': 'les conversations automatiques' },
};
