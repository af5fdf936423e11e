import type { Texts } from '@/i18n/texts';
import type { texts as english } from './window.en';

export const texts: Texts<typeof english> = {
  says: {
    consultia: 'dit par quoi commencer',
    comerzia: 'vous amène des clients',
    leadmanager: 'n’en perd aucun',
  },
  noModule:
    'À cette phrase seule, aucun module ne correspond. Le rapport demanderait à quelle fréquence cela arrive et combien de temps cela prend.',
};
