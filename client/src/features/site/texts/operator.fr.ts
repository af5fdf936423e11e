import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Dernière révision : {{date}}',
  name: 'Nom ou dénomination',
  taxId: 'Numéro fiscal',
  address: 'Adresse',
  registry: 'Immatriculation',
  email: 'E-mail',
  phone: 'Téléphone',
  unset: 'Pas encore indiqué ici ; demandez-le par e-mail.',
};
